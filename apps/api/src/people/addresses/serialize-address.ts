import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import type { addresses } from '@tecnoclick/database/schema/people/addresses'

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
