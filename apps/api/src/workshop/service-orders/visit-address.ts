import type { NewServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { cities, states } from '@tecnoclick/database/schema/site/geography'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** The address as text: later edits must not change the order. The address of another customer is not found. */
export async function findVisitAddress(
  tx: Transaction,
  customerId: number,
  { addressId, address: written }: Pick<NewServiceOrder, 'addressId' | 'address'>,
): Promise<{ addressId: number | null; address: string } | Refusal> {
  if (!addressId) return { addressId: null, address: written ?? '' }
  const [found] = await tx
    .select({
      street: addresses.street,
      apartament: addresses.apartament,
      city: cities.name,
      state: states.name,
      zip: addresses.zip,
    })
    .from(addresses)
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .where(and(eq(addresses.id, addressId), eq(addresses.userId, customerId), eq(addresses.enable, true)))
  if (!found) return refuse('notFound')
  return { addressId, address: [addressText(found), found.zip].filter(Boolean).join(', ') }
}
