import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { connectDatabase, type Drizzle } from '@tecnoclick/database/connect'
import { protectPassword } from '@tecnoclick/database/password-hash'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { cities, states } from '@tecnoclick/database/schema/site/geography'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { and, desc, eq, sql } from 'drizzle-orm'
import { requireStore } from '../../support/running-store.ts'
import { insertSession } from '../../support/session.ts'
import { test as base, expect } from '../../support/test.ts'

export const password = 'Secreto12'

export interface Person {
  id: number
  email: string
}

interface Traits {
  role?: 'user' | 'business'
  activated?: boolean
  /** A profile of that name. */
  name?: string
  /** The streets of as many addresses, the first of them principal. */
  streets?: string[]
}

interface Fixtures {
  db: Drizzle
  /** Somebody of this test alone. */
  newPerson(traits?: Traits): Promise<Person>
  /** The browser is signed in as that person. */
  enter(person: Person): Promise<void>
  /** The last mail to an address; where many write to one, the last that mentions some text. */
  lastMail(to: string, mentioning?: string): Promise<string>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from the pattern.
  db: async ({}, use) => {
    const { db, close } = connectDatabase(requireStore().databaseUrl, { max: 1 })
    await use(db)
    await close()
  },
  newPerson: async ({ db }, use) => use((traits) => insertPerson(db, traits)),
  enter: async ({ db, context, baseURL }, use) =>
    use(async ({ id }) => {
      const value = await insertSession(db, id)
      await context.addCookies([{ name: 'session', value, url: baseURL ?? '' }])
    }),
  lastMail: async ({ db }, use) => use((to, mentioning) => readLastMail(db, to, mentioning)),
})

export { expect }

export function freshEmail(): string {
  return `persona-${randomUUID().slice(0, 13)}@ejemplo.cu`
}

/** The form that a button sends. */
export function formOf(page: Page, button: string): Locator {
  return page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button, exact: true }) })
}

/** The page's script has taken over: what is pressed from now on is answered by it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

async function insertPerson(db: Drizzle, traits: Traits = {}): Promise<Person> {
  const { role = 'user', activated = true, name, streets = [] } = traits
  const email = freshEmail()
  const passwordHash = await protectPassword(transformPassword(email, password))
  const activatedAt = activated ? new Date() : null
  const [user] = await db.insert(users).values({ email, role, passwordHash, activatedAt }).returning()
  if (!user) throw new Error('The person was not inserted')
  if (name) await db.insert(profiles).values({ userId: user.id, name, lastname: 'Rosales' })
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

async function readLastMail(db: Drizzle, to: string, mentioning = ''): Promise<string> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, to), sql`position(${mentioning} in ${outbox.text}) > 0`))
    .orderBy(desc(outbox.id))
    .limit(1)
  if (!mail) throw new Error(`No mail to ${to} with ${mentioning}`)
  return mail.text
}
