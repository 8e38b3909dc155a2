import { demoEmails } from '@tecnoclick/domain/people/demo-accounts'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import type { StaffRole } from '@tecnoclick/domain/people/permissions'
import type { Role } from '@tecnoclick/domain/people/roles'
import { inArray, notInArray, sql } from 'drizzle-orm'
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
  {
    email: 'mensajero@demo.cu',
    role: 'admin',
    staffRole: 'courier',
    profile: { name: 'Yoel', lastname: 'Mensajero', phone: '+53 5555 0105' },
  },
] as const satisfies readonly DemoAccount[]

interface DemoAccount {
  email: (typeof demoEmails)[number]
  role: Role
  staffRole?: StaffRole
  profile: Partial<typeof profiles.$inferInsert>
}

/** The accounts that a demo shop from before staff roles has. */
const firstAccounts = demoAccounts.filter((account: DemoAccount) =>
  [undefined, 'administrator'].includes(account.staffRole),
)

/**
 * Seeds demo data and demo accounts: two customers and one of each staff role. `refused` if the shop has real orders:
 * demo products and accounts with a public password do not belong in a real shop. If the shop is already in use
 * otherwise, only the accounts are added. Dates are relative to `now`.
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
      // Imported on demand: reading and checking the whole content would slow down every start.
      const { fillShop } = await import('./demo/fill-shop.ts')
      await fillShop(tx, now)
    }
    return 'seeded'
  })
}

/** Those of the demo, whether one can sign in as them or not. */
function storedPeople(tx: Transaction) {
  const email = sql<string>`lower(${users.email})`
  const emails = [...demoEmails, ...otherPeople.map((person) => person.email)]
  return tx.select({ id: users.id, email }).from(users).where(inArray(email, emails))
}

/** Whether there are products or an account in use, with which demo rows could conflict. */
async function hasBeenUsed(tx: Transaction): Promise<boolean> {
  const [product, address, cart] = [
    await tx.select({ id: products.id }).from(products).limit(1),
    await tx.select({ id: addresses.id }).from(addresses).limit(1),
    await tx.select({ id: carts.id }).from(carts).limit(1),
  ]
  return product.length + address.length + cart.length > 0
}

async function hasRealOrders(tx: Transaction, present: { id: number }[]): Promise<boolean> {
  const ids = present.map((row) => row.id)
  const byOthers = ids.length > 0 ? notInArray(orders.placedBy, ids) : undefined
  const found = await tx.select({ id: orders.id }).from(orders).where(byOthers).limit(1)
  return found.length > 0
}

/** Before the earliest event of the demo data. */
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
    .values({
      email,
      role,
      staffRole,
      passwordHash,
      activatedAt: joinedAt,
      mailboxProvenAt: joinedAt,
      createdAt: joinedAt,
    })
    .returning({ id: users.id })
  if (user) await tx.insert(profiles).values({ ...profile, userId: user.id })
}
