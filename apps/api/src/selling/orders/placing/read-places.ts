import type { TakenOrder } from '@tecnoclick/contract/selling/orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import type { BuyerAddress, KnownPlaces } from '@tecnoclick/domain/selling/order-delivery'
import { sql } from 'drizzle-orm'
import { zoneOfAddress } from '../../../delivery/zones/find-zone.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { placesOf } from './read-buyer.ts'

type Destination = Pick<TakenOrder, 'customerId' | 'addressId' | 'address' | 'pickupPointId'>

/** The places that an order by staff may go to: those of the account, or the one address that was typed. */
export async function readPlaces(
  tx: Transaction,
  { customerId, addressId, address, pickupPointId }: Destination,
): Promise<KnownPlaces | Refusal> {
  const chosen = { addressId: addressId ?? null, pickupPointId: pickupPointId ?? null }
  const { rows } = await tx.execute<KnownPlaces & Record<string, unknown>>(sql`
    select ${placesOf(chosen)} from (select ${customerId ?? null}::integer as id) as u`)
  const { addresses = [], pickupPoint = null } = rows[0] ?? {}
  if (!address) return { addresses, pickupPoint }
  const typed = await readTyped(tx, address)
  return typed
    ? { addresses: [typed], pickupPoint }
    : refuse('invalid', { fields: { cityId: { code: 'unknown' } } })
}

/** Principal, because it is the only one. */
async function readTyped(
  tx: Transaction,
  { street, apartament, cityId }: NonNullable<TakenOrder['address']>,
): Promise<BuyerAddress | undefined> {
  const { rows } = await tx.execute<Pick<BuyerAddress, 'city' | 'state' | 'zone'>>(sql`
    select cities.name as city, states.name as state, ${zoneOfAddress} as zone
    from (select id as city_id, state_id from cities where id = ${cityId}::integer) as a
    join cities on cities.id = a.city_id join states on states.id = a.state_id`)
  const [place] = rows
  if (!place) return undefined
  return { id: 0, isPrincipal: true, street, apartament: apartament ?? null, name: '', phone: null, ...place }
}
