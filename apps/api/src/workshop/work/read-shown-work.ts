import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { sql } from 'drizzle-orm'

type ShownWork = Pick<ServiceOrderDetail, 'repeats' | 'loaners' | 'atPartner'>

/** What customers see of the work: a warranty, a loaner device, and another workshop if the owner allows it. */
export async function readShownWork(db: Drizzle | Transaction, orderId: number): Promise<ShownWork> {
  const { rows } = await db.execute<{ found: ShownWork }>(sql`
    select json_build_object(
      'repeats', (
        select json_build_object('id', n.id, 'orderNum', coalesce(n.order_num, ${invalidOrderNumber}))
        from repeated_repairs as t join service_orders as n on n.id = t.first_id where t.service_order_id = ${orderId}
      ),
      'loaners', (
        select coalesce(json_agg(json_build_object('name', d.name, 'serial', d.serial, 'dueOn', t.due_on) order by t.id), '[]')
        from loaner_loans as t join loaners as d on d.id = t.loaner_id
        where t.service_order_id = ${orderId} and t.returned_at is null
      ),
      'atPartner', (
        exists (select from settings where key = 'outsideJobs' and value = '"shown"'::jsonb)
        and exists (select from outside_jobs where service_order_id = ${orderId} and returned_at is null)
      )
    ) as found`)
  const [row] = rows
  if (!row) throw new Error('The work is one row')
  return row.found
}
