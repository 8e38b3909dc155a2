import type { Invariant } from './invariant.ts'

/** workshop.md#work. */
export const workshopInvariants: readonly Invariant[] = [
  {
    id: '15-no-time-runs-on',
    title: 'No time runs on a repair that is closed, and one at most for each technician',
    sql: `
      select service_times.id from service_times join service_orders on service_orders.id = service_order_id
      where ended_at is null and status in ('COMPLETADA', 'CANCELADA')
      union all
      select min(id) from service_times where ended_at is null group by technician_id having count(*) > 1`,
  },
  {
    id: '15-loaner-lent-once',
    title: 'A loaner device is lent to one repair at a time',
    sql: `
      select one.id from loaner_loans as one join loaner_loans as other
        on other.loaner_id = one.loaner_id and other.id > one.id
      where one.lent_at < coalesce(other.returned_at, 'infinity') and other.lent_at < coalesce(one.returned_at, 'infinity')`,
  },
  {
    id: '15-repeated-is-free',
    title:
      'A repair under the warranty of another one repeats a completed repair that had one, and has no price',
    sql: `
      select again.service_order_id from repeated_repairs as again
      join service_orders as first on first.id = again.first_id
      where first.warranty_months = 0
      union all
      select again.service_order_id from repeated_repairs as again
      join service_quotes on service_quotes.service_order_id = again.service_order_id
      where service_quotes.created_at > again.linked_at`,
  },
]
