import type { RepairReport } from '@tecnoclick/contract/money/repairs/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { costsOfRepairs } from '@tecnoclick/database/repair-costs'
import { type AskedPeriod, daysBetween, reportPeriod } from '@tecnoclick/domain/money/report-period'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type SQL, sql } from 'drizzle-orm'
import { knownDayStart } from '../../platform/listing/day-start.ts'
import { staffNameOf } from '../../platform/staff-name.ts'
import { soldRepairs } from '../dashboard/sold-repairs.ts'

type Found = Omit<RepairReport, 'days' | 'from' | 'to'>

/** Amounts in minor units. */
const earned = sql`'currency', g.currency, 'repairs', g.repairs, 'known', g.known, 'sales', g.sales, 'cost', g.cost,
  'margin', g.sales - g.cost`

const sums = sql`count(*)::integer as repairs, (count(*) filter (where unknown = 0))::integer as known,
  coalesce(sum(total) filter (where unknown = 0), 0) as sales, coalesce(round(sum(cost) filter (where unknown = 0)), 0) as cost`

const hoursTaken = sql`extract(epoch from o.completed_at - o.fecha) / 3600`

/** Who spent most time on a repair, otherwise who it is assigned to. */
const technicianOf = (orderId: SQL) => sql`coalesce(
  (
    select t.technician_id from service_times as t where t.service_order_id = ${orderId}
    group by t.technician_id order by sum(coalesce(t.corrected_minutes * 60, extract(epoch from t.ended_at - t.started_at))) desc nulls last, 1 limit 1
  ),
  (select staff_id from assignments where service_order_id = ${orderId})
)`

const minutesOf = (orderId: SQL) => sql`(
  select coalesce(sum(coalesce(t.corrected_minutes, ceil(extract(epoch from t.ended_at - t.started_at) / 60))), 0)
  from service_times as t where t.service_order_id = ${orderId}
)`

/** Money on the basis of dashboard and margins: paid repairs by the day they began. Times by the day they were completed. */
export async function readRepairReport(db: Drizzle, asked: AskedPeriod, now: Date): Promise<RepairReport> {
  const { from, to } = reportPeriod(asked, now)
  const within = (column: string) =>
    sql`(${sql.raw(column)} >= ${knownDayStart(from)} and ${sql.raw(column)} < ${knownDayStart(to, 1)})`
  const { rows } = await db.execute<{ found: Found }>(sql`
    with done as materialized (
      select o.id, ${hoursTaken} as hours,
        exists (select from return_lines as r where r.service_order_id = o.id)
          or exists (select from repeated_repairs as r where r.service_order_id = o.id) as is_free,
        exists (
          select from repeated_repairs as r join service_orders as again on again.id = r.service_order_id
          where r.first_id = o.id and again.status <> 'CANCELADA'
        ) as is_repeated
      from service_orders as o where o.status = 'COMPLETADA' and ${within('o.completed_at')}
    ),
    sold as materialized (
      select s.currency, s.total, spent.cost, spent.unknown, b.name as brand, o.model,
        ${technicianOf(sql`o.id`)} as technician_id, ${minutesOf(sql`o.id`)} as minutes
      from ${soldRepairs(within)} as s
      join service_orders as o on o.id = s.id join brands as b on b.id = o.brand_id
      cross join lateral ${costsOfRepairs(sql`s.id`, sql`s.currency`)} as spent
    )
    select json_build_object(
      'turnaround', (
        select json_build_object('repairs', count(*),
          'median', percentile_cont(0.5) within group (order by hours), 'p90', percentile_cont(0.9) within group (order by hours))
        from done
      ),
      'firstTime', (
        select json_build_object('repairs', count(*), 'repeated', count(*) filter (where is_repeated),
          'rate', 1 - (count(*) filter (where is_repeated))::float8 / nullif(count(*), 0))
        from done where not is_free
      ),
      'technicians', (
        select coalesce(json_agg(json_build_object(${earned}, 'minutes', g.minutes, 'technician', case when g.technician_id is not null then
          json_build_object('id', g.technician_id, 'name', ${staffNameOf(sql`g.technician_id`)}) end
        ) order by g.currency, g.sales - g.cost desc, g.technician_id), '[]')
        from (select technician_id, currency, sum(minutes)::integer as minutes, ${sums} from sold group by 1, 2) as g
      ),
      'devices', (
        select coalesce(json_agg(json_build_object(${earned}, 'brand', g.brand, 'model', g.model)
          order by g.currency, g.sales - g.cost desc, g.brand, g.model), '[]')
        from (select brand, model, currency, ${sums} from sold group by 1, 2, 3) as g
      )
    ) as found`)
  const [row] = rows
  if (!row) throw new Error('The report is one row')
  const { turnaround, firstTime, technicians, devices } = row.found
  return {
    ...{ days: daysBetween(from, to), from, to },
    ...{ turnaround, firstTime },
    technicians: technicians.map(wireEarned),
    devices: devices.map(wireEarned),
  }
}

function wireEarned<Row extends { sales: number; cost: number; margin: number }>(row: Row): Row {
  return { ...row, sales: toWire(row.sales), cost: toWire(row.cost), margin: toWire(row.margin) }
}
