import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import type { StaffRole } from '@tecnoclick/domain/people/permissions'
import type { Role } from '@tecnoclick/domain/people/roles'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { sealAuditLog } from '../audit-chain.ts'
import type { Drizzle, Transaction } from '../connect.ts'
import { protectPassword } from '../password-hash.ts'
import { products } from '../schema/catalogue/products.ts'
import { addresses } from '../schema/people/addresses.ts'
import { profiles } from '../schema/people/profiles.ts'
import { users } from '../schema/people/users.ts'
import { carts } from '../schema/selling/carts.ts'
import { orders } from '../schema/selling/orders.ts'
import { type DaysAgo, daysAgo } from './demo/moment.ts'
import { otherPeople } from './demo/people.ts'
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
    staffRole: 'administrator',
    profile: { name: 'Administrador', lastname: 'TecnoClick', phone: '+53 5555 0101' },
  },
  {
    email: 'vendedor@demo.cu',
    role: 'admin',
    staffRole: 'seller',
    profile: { name: 'Raúl', lastname: 'Vendedor', phone: '+53 5555 0102' },
  },
  {
    email: 'tecnico@demo.cu',
    role: 'admin',
    staffRole: 'technician',
    profile: { name: 'Dayana', lastname: 'Técnica', phone: '+53 5555 0103' },
  },
  {
    email: 'redactor@demo.cu',
    role: 'admin',
    staffRole: 'editor',
    profile: { name: 'Mario', lastname: 'Redactor', phone: '+53 5555 0104' },
  },
] as const satisfies readonly DemoAccount[]

interface DemoAccount {
  email: string
  role: Role
  staffRole?: StaffRole
  profile: Partial<typeof profiles.$inferInsert>
}

/** A demo shop from before staff had roles goes on with these. */
const firstAccounts = demoAccounts.filter((account: DemoAccount) =>
  [undefined, 'administrator'].includes(account.staffRole),
)

const demoEmails = demoAccounts.map((account) => account.email)

/**
 * A shop to look around in, and accounts to do it with: two customers and one of each staff role. `refused` where somebody else has ordered already: goods
 * that nobody has and accounts whose password everyone knows do not belong in a real shop. Where somebody has begun to
 * use the shop, only the accounts come. Dates are counted back from `now`.
 */
export async function seedDemo(
  db: Drizzle,
  { now = new Date() }: { now?: Date } = {},
): Promise<'seeded' | 'present' | 'refused'> {
  return db.transaction(async (tx) => {
    await takeSeedLock(tx)
    const present = await storedPeople(tx)
    const isInUse = await hasBeenUsed(tx)
    const wanted = isInUse ? firstAccounts : demoAccounts
    const missing = wanted.filter((account) => !present.some((row) => row.email === account.email))
    if (missing.length === 0 && isInUse) return 'present'
    if (await hasRealOrders(tx, present)) return 'refused'
    for (const account of missing) await addAccount(tx, account, daysAgo(now, joined))
    if (!isInUse) {
      // On demand: reading and checking the whole content would slow every start.
      const { fillShop } = await import('./demo/fill-shop.ts')
      await fillShop(tx, now)
      await sealAuditLog(tx)
    }
    return 'seeded'
  })
}

/** While one of them can sign in, the server listens on loopback only. */
export async function hasDemoAccounts(db: Drizzle): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, demoEmails), eq(users.enabled, true)))
    .limit(1)
  return found.length > 0
}

/** Those of the demo, whether one can sign in as them or not. */
function storedPeople(tx: Transaction) {
  const email = sql<string>`lower(${users.email})`
  const emails = [...demoEmails, ...otherPeople.map((person) => person.email)]
  return tx.select({ id: users.id, email }).from(users).where(inArray(email, emails))
}

/** Goods on the shelves, or an account that has been lived in: our own rows would stand in the way of theirs. */
async function hasBeenUsed(tx: Transaction): Promise<boolean> {
  const [goods, address, cart] = [
    await tx.select({ id: products.id }).from(products).limit(1),
    await tx.select({ id: addresses.id }).from(addresses).limit(1),
    await tx.select({ id: carts.id }).from(carts).limit(1),
  ]
  return goods.length + address.length + cart.length > 0
}

async function hasRealOrders(tx: Transaction, present: { id: number }[]): Promise<boolean> {
  const ids = present.map((row) => row.id)
  const byOthers = ids.length > 0 ? notInArray(orders.placedBy, ids) : undefined
  const found = await tx.select({ id: orders.id }).from(orders).where(byOthers).limit(1)
  return found.length > 0
}

/** Before the first thing the demo tells of them. */
const joined: DaysAgo = [620, '10:00']

async function addAccount(
  tx: Transaction,
  account: (typeof demoAccounts)[number],
  joinedAt: Date,
): Promise<void> {
  const { email, role, profile } = account
  const staffRole = 'staffRole' in account ? account.staffRole : null
  const passwordHash = await protectPassword(transformPassword(email, demoPassword))
  const [user] = await tx
    .insert(users)
    .values({ email, role, staffRole, passwordHash, activatedAt: joinedAt, createdAt: joinedAt })
    .returning({ id: users.id })
  if (user) await tx.insert(profiles).values({ ...profile, userId: user.id })
}
