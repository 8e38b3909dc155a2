import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../connect.ts'
import { protectPassword } from '../../password-hash.ts'
import { addresses } from '../../schema/people/addresses.ts'
import { profiles } from '../../schema/people/profiles.ts'
import { users } from '../../schema/people/users.ts'
import { carts } from '../../schema/selling/carts.ts'
import { insertRows, numbered } from '../demo/bulk.ts'
import { daysAgo } from '../demo/moment.ts'
import { readPlaces } from '../demo/store/people.ts'
import type { Random } from './random.ts'

export type Buyer = {
  id: number
  email: string
  name: string
  cartId: number
  address: string
  isWholesale: boolean
}

const firstNames = [
  'Yadira',
  'Yoel',
  'Marta',
  'Ernesto',
  'Lisbet',
  'Osmany',
  'Kenia',
  'Rafael',
  'Idania',
  'Pedro',
]
const lastNames = [
  'Pérez',
  'Fonseca',
  'Tamayo',
  'Rosales',
  'Batista',
  'Leyva',
  'Cruz',
  'Aguilera',
  'Guerra',
  'Sosa',
]

/** Thousands of customers without usable passwords. One in twelve is an approved business. */
export async function addBuyers(tx: Transaction, count: number, random: Random, now: Date): Promise<Buyer[]> {
  const passwordHash = await protectPassword(randomBytes(32).toString('hex'))
  const places = await readPlaces(tx)
  const joined = daysAgo(now, [870, '10:00'])
  const invented = Array.from({ length: count }, () => ({
    name: random.pick(firstNames),
    lastname: `${random.pick(lastNames)} ${random.pick(lastNames)}`,
    street: `Calle ${random.between(1, 60)} No. ${random.between(1, 400)}`,
    place: random.pick(places),
    isWholesale: random.in(8),
  }))
  const people = (await numbered(tx, users, invented)).map((person) => {
    return { ...person, email: `cliente.${person.id}@example.com`, userId: person.id }
  })
  await insertRows(
    tx,
    users,
    people.map(({ id, email, isWholesale }) => {
      const role = isWholesale ? ('business' as const) : ('user' as const)
      return {
        id,
        email,
        role,
        passwordHash,
        activatedAt: joined,
        createdAt: joined,
        passwordChangedAt: joined,
      }
    }),
  )
  await insertRows(
    tx,
    profiles,
    people.map(({ userId, name, lastname, isWholesale }) => {
      return { userId, name, lastname, ...(isWholesale ? { clicode: `CLI-${100_000 + userId}` } : {}) }
    }),
  )
  await insertRows(
    tx,
    addresses,
    people.map(({ userId, name, lastname, street, email, place: { countryId, stateId, cityId } }) => {
      return {
        userId,
        name,
        lastname,
        street,
        email,
        countryId,
        stateId,
        cityId,
        zip: '85100',
        isPrincipal: true,
      }
    }),
  )
  const owners = people.map(({ userId, email, name, lastname, isWholesale, street, place }) => {
    const address = [street, place.city, place.state].join(', ')
    return { userId, email, name: `${name} ${lastname}`, isWholesale, address }
  })
  const held = await numbered(tx, carts, owners)
  await insertRows(
    tx,
    carts,
    held.map(({ id, userId }) => ({ id, userId })),
  )
  return held.map(({ id, userId, ...buyer }) => ({ ...buyer, id: userId, cartId: id }))
}
