import type { SerialUnit } from '@tecnoclick/contract/stock/serials/schemas'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { lastDayFor } from '@tecnoclick/domain/selling/returns'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'

export const unitsWithOrders = sql`serial_units as u join products as p on p.id = u.product_id
  left join order_lines as l on l.id = u.order_line_id left join orders as o on o.id = l.order_id
  left join service_parts as t on t.id = u.service_part_id left join service_orders as n on n.id = t.service_order_id`

export type StoredUnit = Omit<SerialUnit, 'warrantyUntil'> & {
  completedAt: string | null
  warrantyMonths: number | null
}

/** Arguments of `json_build_object` for a row of `unitsWithOrders`. */
export const unitArguments = sql`
  'id', u.id, 'serial', u.serial, 'state', u.state,
  'product', json_build_object('id', p.id, 'name', p.name, 'sku', p.sku), 'sheetId', u.sheet_id,
  'order', case when o.id is not null then json_build_object(
    'id', o.id, 'number', coalesce(o.number, ${invalidOrderNumber}), 'lineId', l.id, 'date', ${wireDate(sql`o.order_date`)},
    'status', o.status, 'buyer', coalesce(o.buyer_name, o.buyer_email, '')
  ) end,
  'repair', case when n.id is not null then json_build_object(
    'id', n.id, 'number', coalesce(n.order_num, ${invalidOrderNumber})
  ) end,
  'completedAt', ${wireDate(sql`o.completed_at`)}, 'warrantyMonths', l.warranty_months,
  'createdDate', ${wireDate(sql`u.created_at`)}, 'version', u.version`

export function serializeUnit<Row extends StoredUnit>({ completedAt, warrantyMonths, ...unit }: Row) {
  return { ...unit, warrantyUntil: warrantyOfUnit({ completedAt, warrantyMonths }) }
}

/** The last day in Havana. */
export function warrantyOfUnit({
  completedAt,
  warrantyMonths,
}: Pick<StoredUnit, 'completedAt' | 'warrantyMonths'>): string | null {
  const completed = completedAt === null ? null : new Date(completedAt)
  return lastDayFor('warranty', completed, { returnDays: 0, warrantyMonths: warrantyMonths ?? 0 }) ?? null
}
