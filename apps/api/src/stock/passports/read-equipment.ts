import type { Equipment } from '@tecnoclick/contract/stock/passports/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { type SQL, sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { deviceArguments, devices, repairsOfDevice, type StoredDevice, warrantyOf } from './device.ts'

type Stored = StoredDevice & Omit<Equipment, 'warranty'>

/** The devices of an account, newest first. Purchase and repairs of an earlier owner are not among what they see. */
export async function readEquipment(
  db: Drizzle,
  ownerId: number,
  now: Date,
  id?: number,
): Promise<Equipment[]> {
  const only: SQL = id === undefined ? sql`true` : sql`d.id = ${id}`
  const { rows } = await db.execute<{ found: Stored }>(sql`
    select json_build_object(${deviceArguments},
      'image', (
        select x.file from product_pictures as x where x.product_id in (p.id, p.parent_id)
        order by x.product_id <> p.id, x.position limit 1
      ),
      'serial', u.serial,
      'order', case when o.client_id = d.owner_id then json_build_object(
        'id', o.id, 'number', coalesce(o.number, ${invalidOrderNumber}), 'date', ${wireDate(sql`o.order_date`)}
      ) end,
      'serviceOrders', (
        select coalesce(json_agg(json_build_object(
          'id', r.id, 'number', coalesce(r.order_num, ${invalidOrderNumber}), 'service', v.name, 'date', ${wireDate(sql`r.fecha`)}
        ) order by r.id desc), '[]') from ${repairsOfDevice} and r.customer_id = d.owner_id
      ),
      'links', (select count(*) from passport_tokens as t where t.passport_id = d.id and t.revoked_at is null),
      'transferUntil', case when d.transfer_expires_at > ${now.toISOString()}::timestamptz then ${wireDate(sql`d.transfer_expires_at`)} end
    ) as found
    from ${devices} where d.owner_id = ${ownerId} and ${only} order by d.owned_since desc, d.id desc`)
  return rows.map(({ found }) => {
    const { id: own, model, image, slug, serial, order, serviceOrders, stolen, links, transferUntil } = found
    const device = { id: own, model, image, slug, serial, order, serviceOrders, stolen, links, transferUntil }
    return { ...device, warranty: warrantyOf(found, now) }
  })
}
