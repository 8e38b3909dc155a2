import type { Drizzle } from '@tecnoclick/database/connect'
import type { DeliveryZone } from '@tecnoclick/domain/delivery/zones'
import { type SQL, sql } from 'drizzle-orm'

/** The zone of an `addresses` row with the alias `a`: of its municipality, otherwise of its province. */
export const zoneOfAddress: SQL = sql`(
  select json_build_object('stateId', z.state_id, 'cityId', z.city_id, 'mode', z.mode, 'fees', z.fees,
    'minimums', z.minimums, 'daysFrom', z.days_from, 'daysTo', z.days_to)
  from delivery_zones as z
  where z.state_id = a.state_id and (z.city_id = a.city_id or z.city_id is null)
  order by z.city_id nulls last limit 1
)`

/** Of an address of the account, the principal one by default. */
export async function findDeliveryZone(
  db: Drizzle,
  userId: number,
  addressId: number | undefined,
): Promise<DeliveryZone | undefined> {
  const chosen = addressId === undefined ? sql`a.is_principal` : sql`a.id = ${addressId}`
  const { rows } = await db.execute<{ zone: DeliveryZone | null }>(sql`
    select ${zoneOfAddress} as zone from addresses as a
    where a.user_id = ${userId} and a.enable and ${chosen}`)
  return rows[0]?.zone ?? undefined
}
