import { transformPassword } from '@tecnoclick/domain/password-transform'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Drizzle, Transaction } from '../connect.ts'
import { protectPassword } from '../password-hash.ts'
import { orders } from '../schema/orders.ts'
import { profiles } from '../schema/profiles.ts'
import { users } from '../schema/users.ts'
import { takeSeedLock } from './lock.ts'

export const demoPassword = 'Demo1234'

export const demoAccounts = [
  {
    email: 'cliente@demo.cu',
    role: 'user',
    profile: { name: 'Yanelis', lastname: 'Pérez Rosales', phone: '+53 5555 0111', ruccode: '90041512345' },
  },
  {
    email: 'empresa@demo.cu',
    role: 'business',
    profile: {
      name: 'Imprenta El Cauto',
      phone: '+53 2342 0122',
      ruccode: '132.0.04567',
      website: 'https://imprentaelcauto.cu',
      clicode: 'CLI-0001',
    },
  },
  {
    email: 'admin@demo.cu',
    role: 'admin',
    profile: { name: 'Administrador', lastname: 'TecnoClick', phone: '+53 5555 0101' },
  },
] as const

const demoEmails = demoAccounts.map((account) => account.email)

/**
 * The three accounts one tries the shop with. `refused` where somebody else has ordered already: accounts whose
 * password everyone knows do not belong in a real shop.
 */
export async function seedDemo(db: Drizzle): Promise<'seeded' | 'present' | 'refused'> {
  return db.transaction(async (tx) => {
    await takeSeedLock(tx)
    const present = await storedDemoAccounts(tx)
    const missing = demoAccounts.filter((account) => !present.some((row) => row.email === account.email))
    if (missing.length === 0) return 'present'
    if (await hasRealOrders(tx, present)) return 'refused'
    for (const account of missing) await addAccount(tx, account)
    return 'seeded'
  })
}

/** While one of them can sign in the server keeps to itself (ARCHITECTURE, configuration). */
export async function hasDemoAccounts(db: Drizzle): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, demoEmails), eq(users.enabled, true)))
    .limit(1)
  return found.length > 0
}

function storedDemoAccounts(tx: Transaction) {
  const email = sql<string>`lower(${users.email})`
  return tx.select({ id: users.id, email }).from(users).where(inArray(email, demoEmails))
}

async function hasRealOrders(tx: Transaction, present: { id: number }[]): Promise<boolean> {
  const ids = present.map((row) => row.id)
  const byOthers = ids.length > 0 ? notInArray(orders.placedBy, ids) : undefined
  const found = await tx.select({ id: orders.id }).from(orders).where(byOthers).limit(1)
  return found.length > 0
}

async function addAccount(tx: Transaction, account: (typeof demoAccounts)[number]): Promise<void> {
  const { email, role, profile } = account
  const passwordHash = await protectPassword(transformPassword(email, demoPassword))
  const [user] = await tx
    .insert(users)
    .values({ email, role, passwordHash, activatedAt: sql`now()` })
    .returning({ id: users.id })
  if (user) await tx.insert(profiles).values({ ...profile, userId: user.id })
}
