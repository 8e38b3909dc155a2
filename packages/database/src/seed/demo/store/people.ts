import { randomBytes } from 'node:crypto'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { protectPassword } from '../../../password-hash.ts'
import { addresses } from '../../../schema/people/addresses.ts'
import { profiles } from '../../../schema/people/profiles.ts'
import { users } from '../../../schema/people/users.ts'
import { carts } from '../../../schema/selling/carts.ts'
import { cities, states } from '../../../schema/site/geography.ts'
import { insertRows, numbered } from '../bulk.ts'
import { daysAgo } from '../moment.ts'
import { addressBook, type DemoAddress, type DemoPerson, otherPeople } from '../people.ts'

export type Person = {
  id: number
  email: string
  name: string
  phone: string | null
  isWholesale: boolean
  cartId: number
  /** As text, the principal one first (selling.md#placing-an-order). */
  addresses: readonly {
    id: number
    text: string
    name: string
    phone: string
    /** For a visit. */
    recipient: { name: string; lastname: string; phone: string }
  }[]
}

export type People = {
  find(email: string): Person | undefined
  by(email: string): Person
  staffId: number
  courierId: number
}

/** Adds the other customers, and addresses and carts for all. The demo accounts exist already. */
export async function storePeople(tx: Transaction, now: Date): Promise<People> {
  await storeOthers(tx, now)
  const known = await tx.select().from(users).innerJoin(profiles, eq(profiles.userId, users.id))
  const ids = new Map(known.map(({ users: user }) => [user.email, user.id]))
  const book = await storeAddresses(tx, ids)
  const cartIds = await storeCarts(tx, ids)
  const people = new Map<string, Person>()
  for (const { users: user, profiles: profile } of known) {
    people.set(user.email, {
      id: user.id,
      email: user.email,
      name: [profile.name, profile.lastname].filter(Boolean).join(' '),
      phone: profile.phone,
      isWholesale: user.role === 'business' && profile.clicode !== 'NO APROBADO',
      cartId: cartIds.get(user.email) ?? 0,
      addresses: book.get(user.email) ?? [],
    })
  }
  const staff = known.find(({ users: user }) => user.staffRole === 'administrator')
  const courier = known.find(({ users: user }) => user.staffRole === 'courier')
  return {
    staffId: staff?.users.id ?? 0,
    courierId: courier?.users.id ?? 0,
    find: (email) => people.get(email),
    by(email) {
      const person = people.get(email)
      if (!person) throw new Error(`The demo data has no account ${email}`)
      return person
    },
  }
}

/** The passwords are random and not kept, so nobody can sign in. */
async function storeOthers(tx: Transaction, now: Date): Promise<void> {
  const passwordHash = await protectPassword(randomBytes(32).toString('hex'))
  const people = await numbered(tx, users, otherPeople)
  const joined = (person: DemoPerson) => daysAgo(now, [person.joinedDaysAgo, '10:00'])
  await insertRows(
    tx,
    users,
    people.map((person) => ({
      id: person.id,
      email: person.email,
      role: person.role,
      passwordHash,
      enabled: person.enabled ?? true,
      activatedAt: person.activated === false ? null : joined(person),
      passwordChangedAt: joined(person),
      createdAt: joined(person),
    })),
  )
  await insertRows(
    tx,
    profiles,
    people.map(({ id, name, lastname, phone, ruccode, website, clicode }) => {
      return { userId: id, name, lastname, phone, ruccode, website, clicode }
    }),
  )
}

async function storeAddresses(tx: Transaction, ids: Map<string, number>) {
  const places = await readPlaces(tx)
  const wanted = Object.entries(addressBook).flatMap(([email, list]) =>
    list.map((address, index) => ({ email, address, isPrincipal: index === 0 })),
  )
  const rows = await numbered(tx, addresses, wanted)
  await insertRows(
    tx,
    addresses,
    rows.map(({ id, email, address, isPrincipal }) => {
      const { state, city, ...written } = address
      const place = places.find((candidate) => candidate.state === state && candidate.city === city)
      if (!place) throw new Error(`There is no ${city}, ${state}`)
      const { countryId, stateId, cityId } = place
      return { ...written, id, userId: ids.get(email) ?? 0, email, isPrincipal, countryId, stateId, cityId }
    }),
  )
  const texts = rows.map(({ id, email, address }) => {
    const { name, lastname, phone } = address
    const recipient = { name, lastname, phone }
    return { id, email, text: textOf(address), name: `${name} ${lastname}`, phone, recipient }
  })
  return Map.groupBy(texts, ({ email }) => email)
}

/** Every city with its state and country. */
export function readPlaces(tx: Transaction) {
  return tx
    .select({
      countryId: states.countryId,
      stateId: states.id,
      cityId: cities.id,
      state: states.name,
      city: cities.name,
    })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
}

function textOf(address: DemoAddress): string {
  return addressText({ ...address, apartament: address.apartament ?? null })
}

async function storeCarts(tx: Transaction, ids: Map<string, number>): Promise<Map<string, number>> {
  const owners = [...ids].map(([email, userId]) => ({ email, userId }))
  const rows = await numbered(tx, carts, owners)
  await insertRows(
    tx,
    carts,
    rows.map(({ id, userId }) => ({ id, userId })),
  )
  return new Map(rows.map(({ email, id }) => [email, id]))
}
