import type { RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'

const mostShown = 10
const warrantyUntil = sql`(e.completed_at + make_interval(months => e.warranty_months))`

/**
 * Completed repairs whose warranty ran when this one began: of the same account or phone, or of a device of the same brand and
 * model (workshop.md#under-warranty). Newest first; none of a repair under another warranty.
 */
export async function readEarlierRepairs(
  db: Drizzle | Transaction,
  orderId: number,
): Promise<RepairWork['earlier']> {
  const { rows } = await db.execute<{ found: RepairWork['earlier'][number] }>(sql`
    select json_build_object(
      'id', e.id, 'orderNum', coalesce(e.order_num, ${invalidOrderNumber}), 'device', concat_ws(' ', b.name, nullif(e.model, '')),
      'completedDate', ${wireDate(sql`e.completed_at`)}, 'warrantyUntil', ${wireDate(warrantyUntil)}
    ) as found
    from service_orders as o
    join service_orders as e on e.id < o.id and e.status = 'COMPLETADA' and e.warranty_months > 0 and ${warrantyUntil} >= o.fecha
    join brands as b on b.id = e.brand_id
    where o.id = ${orderId} and (
      e.customer_id = o.customer_id or e.contact_phone = o.contact_phone
      or e.brand_id = o.brand_id and e.model <> '' and lower(e.model) = lower(o.model)
    ) and not exists (select from return_lines as r where r.service_order_id = o.id)
    order by e.customer_id = o.customer_id desc nulls last, e.id desc limit ${mostShown}`)
  return rows.map(({ found }) => found)
}
