import type { RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { usedMinutes } from '@tecnoclick/domain/workshop/repair-time'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { staffNameOf } from '../../platform/staff-name.ts'
import { readEarlierRepairs } from './earlier-repairs.ts'
import { readRepairMargin } from './repair-margin.ts'

interface Viewer {
  userId: number
  seesCosts: boolean
  now: Date
}

type FoundTime = Omit<RepairWork['times'][number], 'minutes' | 'corrected'> & {
  correctedMinutes: number | null
}
type FoundJob = Omit<RepairWork['outsideJobs'][number], 'cost'> & {
  cost: { amount: number; currency: string } | null
}

interface Found extends Pick<RepairWork, 'parts' | 'loans' | 'plannedMinutes' | 'running' | 'repeats'> {
  times: FoundTime[]
  outsideJobs: FoundJob[]
}

/** All that the workshop does for a repair. */
export async function readWork(
  db: Drizzle,
  orderId: number,
  { userId, seesCosts, now }: Viewer,
): Promise<RepairWork | undefined> {
  const { rows } = await db.execute<{ found: Found }>(workOf(orderId, userId))
  const found = rows[0]?.found
  if (!found) return undefined
  const times = found.times.map(({ correctedMinutes, ...time }) => ({
    ...time,
    minutes: usedMinutes(
      {
        startedAt: new Date(time.startedDate),
        endedAt: time.endedDate === null ? null : new Date(time.endedDate),
        correctedMinutes,
      },
      now,
    ),
    corrected: correctedMinutes !== null,
  }))
  return {
    ...found,
    times,
    usedMinutes: times.reduce((sum, { minutes }) => sum + minutes, 0),
    outsideJobs: found.outsideJobs.map(({ cost, ...job }) => ({
      ...job,
      cost: seesCosts && cost ? { ...cost, amount: toWire(cost.amount) } : null,
    })),
    earlier: await readEarlierRepairs(db, orderId),
    ...(seesCosts ? await readRepairMargin(db, orderId) : { margin: null, unknownCosts: null }),
  }
}

const numberOf = sql`coalesce(n.order_num, ${invalidOrderNumber})`

const workOf = (orderId: number, userId: number) => sql`
  select json_build_object(
    'parts', (
      select coalesce(json_agg(json_build_object(
        'id', t.id, 'product', json_build_object('id', p.id, 'name', p.name, 'sku', p.sku, 'stock', p.stock),
        'quoted', t.quote_id is not null, 'quantity', t.quantity, 'reserved', t.reserved, 'used', t.used,
        'missing', t.quantity - t.reserved - t.used, 'serial', t.serial, 'version', t.version,
        'needsSerials', needs_serial(t.product_id), 'serials', (
          select coalesce(json_agg(u.serial order by u.id), '[]') from serial_units as u where u.service_part_id = t.id
        )
      ) order by t.id), '[]')
      from service_parts as t join products as p on p.id = t.product_id
      where t.service_order_id = o.id and t.quantity > 0
    ),
    'times', (
      select coalesce(json_agg(json_build_object(
        'id', t.id, 'technician', json_build_object('id', t.technician_id, 'name', ${staffNameOf(sql`t.technician_id`)}),
        'task', (select json_build_object('id', k.id, 'name', k.name) from labour_tasks as k where k.id = t.labour_task_id),
        'startedDate', ${wireDate(sql`t.started_at`)}, 'endedDate', ${wireDate(sql`t.ended_at`)},
        'correctedMinutes', t.corrected_minutes, 'reason', t.reason, 'version', t.version
      ) order by t.id), '[]')
      from service_times as t where t.service_order_id = o.id
    ),
    'plannedMinutes', (
      select coalesce(sum(l.minutes * l.quantity), 0) from service_quote_lines as l
      where l.quote_id = (select max(id) from service_quotes where service_order_id = o.id) and not l.declined
    ),
    'running', (
      select json_build_object('orderId', n.id, 'orderNum', ${numberOf})
      from service_times as t join service_orders as n on n.id = t.service_order_id
      where t.technician_id = ${userId} and t.ended_at is null
    ),
    'loans', (
      select coalesce(json_agg(json_build_object(
        'id', t.id, 'loaner', json_build_object('id', d.id, 'name', d.name, 'serial', d.serial),
        'lentDate', ${wireDate(sql`t.lent_at`)}, 'dueOn', t.due_on, 'returnedDate', ${wireDate(sql`t.returned_at`)},
        'note', t.note
      ) order by t.id), '[]')
      from loaner_loans as t join loaners as d on d.id = t.loaner_id where t.service_order_id = o.id
    ),
    'outsideJobs', (
      select coalesce(json_agg(json_build_object(
        'id', t.id, 'workshop', t.workshop, 'sentDate', ${wireDate(sql`t.sent_at`)}, 'expectedOn', t.expected_on,
        'cost', case when t.cost is not null then json_build_object('amount', t.cost, 'currency', t.cost_currency) end,
        'returnedDate', ${wireDate(sql`t.returned_at`)}, 'note', t.note
      ) order by t.id), '[]')
      from outside_jobs as t where t.service_order_id = o.id
    ),
    'repeats', (
      select json_build_object('id', n.id, 'orderNum', ${numberOf})
      from repeated_repairs as t join service_orders as n on n.id = t.first_id where t.service_order_id = o.id
    )
  ) as found
  from service_orders as o where o.id = ${orderId}`
