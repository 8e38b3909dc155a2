import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { cities, countries, states } from '@tecnoclick/database/schema/site/geography'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { tableSelection } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'

function placedAddresses(db: Drizzle | Transaction) {
  return db
    .select({
      address: addresses,
      country: { id: countries.id, name: countries.name },
      state: { id: states.id, name: states.name },
      city: { id: cities.id, name: cities.name },
    })
    .from(addresses)
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .innerJoin(cities, eq(cities.id, addresses.cityId))
}

/** The principal one first. Removed addresses are never returned. */
export async function listAddresses(
  db: Drizzle,
  userId: number,
  list: ListRequest,
): Promise<{ data: PlacedAddress[]; total: number }> {
  const { condition, sorting } = tableSelection(addresses, list, enabledOf(userId))
  const [data, total] = await Promise.all([
    placedAddresses(db)
      .where(condition)
      .orderBy(...(list.sort.length > 0 ? [] : [desc(addresses.isPrincipal)]), ...sorting)
      .limit(list.limit)
      .offset(list.skip),
    db.$count(addresses, condition),
  ])
  return { data, total }
}

export async function findAddress(db: Drizzle | Transaction, id: number): Promise<PlacedAddress | undefined> {
  const [found] = await placedAddresses(db).where(and(eq(addresses.id, id), addresses.enable))
  return found
}

export function enabledOf(userId: number): SQL | undefined {
  return and(eq(addresses.userId, userId), addresses.enable)
}

type Place = Address['country']

/** An address with the names of its place. */
export interface PlacedAddress {
  address: typeof addresses.$inferSelect
  country: Place
  state: Place
  city: Place
}

export function serializeAddress({ address, country, state, city }: PlacedAddress): Address {
  const { createdAt, updatedAt, ...row } = address
  const dates = { createdDate: createdAt.toISOString(), updatedDate: updatedAt.toISOString() }
  return { ...row, ...dates, country, state, city }
}
