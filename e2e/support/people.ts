import { randomUUID } from 'node:crypto'
import type { Drizzle } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { cities, states } from '@tecnoclick/database/schema/site/geography'
import { protectCheaply } from '@tecnoclick/database/testing/cheap-password-hash'
import type { demoEmails } from '@tecnoclick/domain/people/demo-accounts'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import type { StaffRole } from '@tecnoclick/domain/people/permissions'
import { eq } from 'drizzle-orm'

export const password = 'Tinta-y-papel-12'

export interface Person {
  id: number
  email: string
}

export interface Traits {
  role?: 'user' | 'business'
  /** Makes the account one of the staff. */
  staffRole?: StaffRole
  activated?: boolean
  /** A profile with this name. */
  name?: string
  /** Of that profile; without one (an empty text) checkout asks for it. */
  phone?: string
  /** One address for each street; the first is the principal one. */
  streets?: string[]
}

export type DemoAccount = (typeof demoEmails)[number]

export function freshEmail(): string {
  return `persona-${randomUUID().slice(0, 13)}@ejemplo.cu`
}

export async function requireDemoAccount(db: Drizzle, email: DemoAccount): Promise<Person> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw new Error(`There is no ${email}`)
  return { id: user.id, email }
}

export async function insertPerson(db: Drizzle, traits: Traits = {}): Promise<Person> {
  const { staffRole, activated = true, name, phone = '+53 5555 0101', streets = [] } = traits
  const role = staffRole ? 'admin' : (traits.role ?? 'user')
  const email = freshEmail()
  const passwordHash = await protectCheaply(transformPassword(email, password))
  const activatedAt = activated ? new Date() : null
  const [user] = await db
    .insert(users)
    .values({ email, role, staffRole, passwordHash, activatedAt })
    .returning()
  if (!user) throw new Error('The person was not inserted')
  if (name)
    await db.insert(profiles).values({ userId: user.id, name, lastname: 'Rosales', phone: phone || null })
  for (const [index, street] of streets.entries()) await insertAddress(db, user.id, street, index === 0)
  return { id: user.id, email }
}

async function insertAddress(db: Drizzle, userId: number, street: string, isPrincipal: boolean) {
  const [place] = await db
    .select({ countryId: states.countryId, stateId: states.id, cityId: cities.id })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.name, 'Manzanillo'))
  if (!place) throw new Error('There is no Manzanillo')
  const who = { name: 'Ana', lastname: 'Rosales', email: 'ana@ejemplo.cu', zip: '87510' }
  await db
    .insert(addresses)
    .values({ ...who, ...place, userId, street, isPrincipal, latitude: 20.3857, longitude: -76.6465 })
}
