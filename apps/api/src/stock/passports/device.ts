import type { Passport } from '@tecnoclick/contract/stock/passports/schemas'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { warrantyHolds } from '@tecnoclick/domain/stock/passport'
import { warrantyEnd } from '@tecnoclick/domain/workshop/repair-warranty'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { warrantyOfUnit } from '../serials/serial-unit.ts'

/** A passport `d` with its unit or its repair. */
export const devices = sql`passports as d
  left join serial_units as u on u.id = d.unit_id left join products as p on p.id = u.product_id
  left join order_lines as l on l.id = u.order_line_id left join orders as o on o.id = l.order_id
  left join service_orders as s on s.id = d.service_order_id
  left join brands as b on b.id = coalesce(p.brand_id, s.brand_id)`

/** Completed repairs `r` of the passport `d`. */
export const repairsOfDevice = sql`service_orders as r join services as v on v.id = r.service_id
  where r.status = 'COMPLETADA' and (r.id = d.service_order_id
    or r.id in (select x.service_order_id from passport_repairs as x where x.passport_id = d.id))`

export interface StoredDevice {
  id: number
  productId: number | null
  model: string
  brand: string
  slug: string | null
  completedAt: string | null
  warrantyMonths: number | null
  repair: boolean
  stolen: boolean
}

/** Arguments of `json_build_object`. */
export const deviceArguments = sql`
  'id', d.id, 'productId', coalesce(p.parent_id, p.id), 'model', coalesce(p.name, nullif(s.model, ''), b.name),
  'brand', coalesce(b.name, ''), 'slug', (
    select x.slug from products as x where x.id = coalesce(p.parent_id, p.id) and x.enable and x.archived_at is null
  ),
  'completedAt', ${wireDate(sql`coalesce(o.completed_at, s.completed_at)`)},
  'warrantyMonths', coalesce(l.warranty_months, s.warranty_months), 'repair', s.id is not null,
  'stolen', d.stolen_at is not null`

/** Of the purchase, or of the repair of a device that was not bought here. */
export function warrantyOf(
  { completedAt, warrantyMonths, repair }: StoredDevice,
  now: Date,
): Passport['warranty'] {
  const end = completedAt ? warrantyEnd(new Date(completedAt), warrantyMonths ?? 0) : undefined
  const until = repair ? (end ? havanaDay(end) : null) : warrantyOfUnit({ completedAt, warrantyMonths })
  return { holds: warrantyHolds(until, havanaDay(now)), until }
}
