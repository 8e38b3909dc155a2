import { hours } from '@tecnoclick/domain/platform/duration'
import type { Buyer as OrderingBuyer } from '@tecnoclick/domain/selling/decide-order'
import { type SQL, sql } from 'drizzle-orm'
import { zoneOfAddress } from '../../../delivery/zones/find-zone.ts'
import { unpaidUnits } from './unpaid-units.ts'

export interface Buyer extends OrderingBuyer {
  clicode: string | null
  ruccode: string | null
  /** The order created with this key, even after the stored response was purged (platform.md#idempotency). */
  placedBefore: number | null
}

/** The principal and the chosen address of the account `u`, and the chosen pick-up point. */
export function placesOf({
  addressId,
  pickupPointId,
}: {
  addressId: number | null
  pickupPointId: number | null
}): SQL {
  return sql`
      coalesce((
        select json_agg(json_build_object(
          'id', a.id, 'isPrincipal', a.is_principal, 'street', a.street, 'apartament', a.apartament,
          'city', cities.name, 'state', states.name,
          'name', concat_ws(' ', a.name, a.lastname), 'phone', a.phone,
          'zone', ${zoneOfAddress}
        ))
        from addresses as a
        join cities on cities.id = a.city_id
        join states on states.id = a.state_id
        where a.user_id = u.id and a.enable and (a.is_principal or a.id = ${addressId}::integer)
      ), '[]') as addresses,
      (
        select json_build_object('name', name, 'address', address) from pickup_points
        where id = ${pickupPointId}::integer and enable
      ) as "pickupPoint"`
}

/**
 * A `Buyer` with the principal and the chosen address, both restricted to the account's own. Expects `users as u` and
 * its `profiles as p`.
 */
export function buyerColumns(
  { addressId, pickupPointId }: { addressId: number | null; pickupPointId: number | null },
  { key, now, currency }: { key: string | undefined; now: Date; currency: string },
): SQL {
  const anHourAgo = new Date(now.getTime() - hours(1)).toISOString()
  return sql`
      nullif(btrim(concat_ws(' ', p.name, p.lastname)), '') as name,
      p.phone, p.clicode, p.ruccode,
      ${placesOf({ addressId, pickupPointId })},
      (select id from orders where placed_by = u.id and idempotency_key = ${key ?? null}::text) as "placedBefore",
      (
        select json_build_object('count', count(*), 'since', min(order_date)) from orders
        where client_id = u.id and order_date > ${anHourAgo}::timestamptz
      ) as recent,
      (
        select json_build_object('accountId', b.account_id, 'balance', b.balance)
        from credit_accounts as k join credit_balances as b on b.account_id = k.id
        where k.user_id = u.id and b.currency = ${currency}
      ) as credit,
      ${unpaidUnits(sql`u.id`)} as unpaid`
}
