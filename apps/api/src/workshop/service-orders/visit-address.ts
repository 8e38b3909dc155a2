import type { NewServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { cities, countries, states } from '@tecnoclick/database/schema/site/geography'
import type { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

type Visit = Pick<typeof serviceOrders.$inferInsert, 'addressId' | 'address'> &
  Partial<
    Pick<typeof serviceOrders.$inferInsert, `recipient${string}` & keyof typeof serviceOrders.$inferInsert>
  >

/** The address as text, and its person: later edits must not change the order. That of another customer is not found. */
export async function findVisitAddress(
  tx: Transaction,
  customerId: number,
  { addressId, address: written }: Pick<NewServiceOrder, 'addressId' | 'address'>,
): Promise<Visit | Refusal> {
  if (!addressId) return { addressId: null, address: written ?? '' }
  const [found] = await tx
    .select({
      recipientName: addresses.name,
      recipientLastname: addresses.lastname,
      recipientPhone: addresses.phone,
      recipientCountry: countries.name,
      street: addresses.street,
      apartament: addresses.apartament,
      city: cities.name,
      state: states.name,
      zip: addresses.zip,
    })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, customerId), eq(addresses.enable, true)))
  if (!found) return refuse('notFound')
  const { street, apartament, city, state, zip, ...recipient } = found
  const address = [addressText({ street, apartament, city, state }), zip].filter(Boolean).join(', ')
  return { addressId, address, ...recipient }
}
