import type { Closing, DayClosing } from '@tecnoclick/contract/money/closing/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { type SQL, sql } from 'drizzle-orm'
import { dayStart } from '../../platform/listing/day-start.ts'
import { wireDate } from '../../platform/listing/list-query.ts'
import { staffName, staffNameOf } from '../../platform/staff-name.ts'
import { isSoldOrder } from '../../selling/payments/paid-orders.ts'
import { type CourierCash, readCourierCash } from './read-courier-cash.ts'
import { closingJson, serializeClosing } from './stored-closing.ts'

type Found = Omit<Closing, 'day' | 'closing' | 'firstDay' | 'closedThrough' | keyof CourierCash>

interface Period {
  firstDay: string
  closedThrough: string | null
  closing: DayClosing | null
}

/** What each move of the cash book is for a register: between two of them it is nothing in all. */
const registerChanges = sql`
  select m.id, m.kind, m.currency, m.moved_at, m.reason, m.entered_by, m.closing_day, h.register_id,
    case m.to_id when h.id then m.amount else -m.amount end as change
  from cash_moves as m join cash_holders as h on h.id in (m.from_id, m.to_id) where h.register_id is not null`

/** Money belongs to the day that a trigger gave it; with those since the closing before. */
const moneyOf = (day: string, firstDay: string) => (column: SQL) =>
  sql`${column} between ${firstDay}::date and ${day}::date`

/** The totals of a day; undefined for an invalid date. Sales count by order date, money by the day it is closed with. */
export async function readClosing(db: Drizzle | Transaction, day: string): Promise<Closing | undefined> {
  if (!dayStart(day)) return undefined
  const period = await readPeriod(db, day)
  const { firstDay } = period
  const [start, end] = [dayStart(firstDay), dayStart(day, 1)]
  const within = (column: SQL) => sql`${column} >= ${start} and ${column} < ${end}`
  const isMoney = moneyOf(day, firstDay)
  const { rows } = await db.execute<{ found: Found }>(sql`
    with taken as (
        select y.currency, 'order' as source, y.method, y.amount, y.verified_by as clerk, y.collected_by is not null as with_courier
        from payments as y where y.credit_account_id is null and ${isMoney(sql`y.closing_day`)}
        union all
        select ${resetCurrency}, 'reset', 'transfer', s.price, s.verified_by, false
        from reset_sales as s where s.credit_account_id is null and ${isMoney(sql`s.closing_day`)}
        union all
        select d.currency, case d.kind when 'deposit' then 'deposit' else 'repair' end, d.method, d.amount, d.received_by, false
        from service_payments as d where d.credit_account_id is null and ${isMoney(sql`d.closing_day`)}
        union all
        select k.currency, 'credit', k.method, k.amount, k.received_by, false
        from credit_payments as k where ${isMoney(sql`k.closing_day`)}
      ),
      given as (
        select f.currency, f.method, f.amount, f.refunded_by as clerk
        from refunds as f where f.credit_account_id is null and ${isMoney(sql`f.closing_day`)}
      ),
      moved as (
        select currency, method, clerk, 1 as payments, amount as collected, 0 as refunded, with_courier from taken
        union all
        select currency, method, clerk, 0, 0, amount, false from given
      ),
      -- What couriers were paid counts when it is in the till.
      till as (
        select currency, collected, refunded, 0 as paid_in, 0 as paid_out, 0 as difference
        from moved where method = 'cash' and not with_courier
        union all
        select h.currency, h.amount, 0, 0, 0, 0 from cash_hand_ins as h where ${isMoney(sql`h.closing_day`)}
        union all
        select currency, 0, 0, case when kind <> 'difference' and change > 0 then change else 0 end,
          case when kind <> 'difference' and change < 0 then -change else 0 end,
          case when kind = 'difference' then change else 0 end
        from (${registerChanges}) as b where b.kind in ('change', 'payIn', 'payOut', 'expense', 'deposit', 'difference') and ${isMoney(sql`b.closing_day`)}
      )
    select json_build_object(
      'sold', (
        select coalesce(json_agg(g order by g.currency, g.channel, g."paymentMethod" nulls last), '[]') from (
          select o.currency, o.channel, o.payment_method as "paymentMethod", count(*) as orders,
            sum((select sum(l.quantity) from order_lines as l where l.order_id = o.id)) as units, sum(o.total) as total
          from orders as o where ${within(sql`o.order_date`)} and ${isSoldOrder}
          group by o.currency, o.channel, o.payment_method
        ) as g
      ),
      'collected', (
        select coalesce(json_agg(g order by g.currency, g.source, g."paymentMethod" nulls last), '[]') from (
          select currency, source, method as "paymentMethod", count(*) as payments, sum(amount) as total
          from taken group by currency, source, method
        ) as g
      ),
      'refunded', (
        select coalesce(json_agg(g order by g.currency, g."paymentMethod"), '[]') from (
          select currency, method as "paymentMethod", count(*) as refunds, sum(amount) as total
          from given group by currency, method
        ) as g
      ),
      'cash', (
        select coalesce(json_agg(g order by g.currency), '[]') from (
          select currency, sum(collected) as collected, sum(refunded) as refunded, sum(paid_in) as "paidIn", sum(paid_out) as "paidOut",
            sum(difference) as difference,
            case when exists (select from cash_shift_counts as n where n.currency = till.currency) then (
              select coalesce(sum(b.change), 0) from (${registerChanges}) as b
              where b.currency = till.currency
                and (b.closing_day < ${firstDay}::date or b.kind = 'firstCount' and b.closing_day <= ${day}::date)
            ) end as opening
          from till group by currency
        ) as g
      ),
      'differences', (
        select coalesce(json_agg(g order by g.id), '[]') from (
          select b.id, ${wireDate(sql`b.moved_at`)} as date, r.name as register, b.currency, b.change as amount, b.reason,
            ${staffNameOf(sql`b.entered_by`)} as "enteredBy"
          from (${registerChanges}) as b join cash_registers as r on r.id = b.register_id
          where b.kind = 'difference' and ${isMoney(sql`b.closing_day`)}
        ) as g
      ),
      -- No money moved: what the shop owes in goods.
      'credit', (
        select coalesce(json_agg(g order by g.currency), '[]') from (
          select e.currency, coalesce(sum(e.amount) filter (where e.amount > 0 and e.kind <> 'redeemed' and ${within(sql`e.entered_at`)}), 0) as added,
            coalesce(-sum(e.amount) filter (where e.kind = 'spent' and ${within(sql`e.entered_at`)}), 0) as spent,
            coalesce(-sum(e.amount) filter (where e.kind in ('taken', 'expired') and ${within(sql`e.entered_at`)}), 0) as removed,
            sum(e.amount) as owed
          from credit_entries as e where e.entered_at < ${end} group by e.currency
        ) as g where g.owed <> 0 or g.added <> 0 or g.spent <> 0 or g.removed <> 0
      ),
      'clerks', (
        select coalesce(json_agg(g order by g.name, g.id, g.currency, g."paymentMethod" nulls last), '[]') from (
          select u.id, ${staffName} as name, moved.currency,
            moved.method as "paymentMethod", sum(payments) as payments, sum(collected) as collected,
            sum(refunded) as refunded
          from moved join users as u on u.id = moved.clerk left join profiles as p on p.user_id = u.id
          group by u.id, p.name, p.lastname, moved.currency, moved.method
        ) as g
      ),
      'cancelled', (
        select coalesce(json_agg(g order by g.currency), '[]') from (
          select o.currency, count(*) as orders, sum(o.total) as total
          from orders as o where o.status = 'CANCELADA' and ${within(sql`o.cancelled_at`)} group by o.currency
        ) as g
      ),
      'returns', (select count(*) from order_returns as r where ${within(sql`r.settled_at`)}),
      'completed', (
        select count(*) from orders as o where o.status = 'COMPLETADA' and ${within(sql`o.completed_at`)}
      ),
      'resets', (select count(*) from reset_sales as s where ${within(sql`s.created_at`)})
    ) as found`)
  const found = rows[0]?.found
  if (!found) return undefined
  const courierCash = await readCourierCash(db, { isOpen: !period.closing, isMoney })
  return { ...inWireAmounts(found), ...courierCash, ...period, day }
}

/** A day is closed by itself, or together with a later one. */
async function readPeriod(db: Drizzle | Transaction, day: string): Promise<Period> {
  const { rows } = await db.execute<{
    through: string | null
    found: Parameters<typeof serializeClosing>[0] | null
  }>(sql`
    select (select max(day)::text from day_closings) as through, (
      select ${closingJson} from day_closings as c where c.day >= ${day}::date and c.first_day <= ${day}::date
    ) as found`)
  const [{ through, found } = { through: null, found: null }] = rows
  const closing = found && serializeClosing(found)
  if (closing)
    return { closing, closedThrough: through, firstDay: closing.day === day ? closing.firstDay : day }
  const isNext = through !== null && through < day
  return { closing: null, closedThrough: through, firstDay: isNext ? dayAfter(through) : day }
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

function inWireAmounts(found: Found): Found {
  const toWireLines = <Line extends { total: number }>(lines: Line[]) =>
    lines.map((line) => ({ ...line, total: toWire(line.total) }))
  const toWireMoves = <Line extends { collected: number; refunded: number }>(lines: Line[]) =>
    lines.map((line) => ({ ...line, collected: toWire(line.collected), refunded: toWire(line.refunded) }))
  return {
    ...found,
    sold: toWireLines(found.sold),
    collected: toWireLines(found.collected),
    cancelled: toWireLines(found.cancelled),
    refunded: toWireLines(found.refunded),
    cash: toWireMoves(found.cash).map(({ opening, paidIn, paidOut, difference, ...line }) => ({
      ...line,
      opening: opening === null ? null : toWire(opening),
      ...{ paidIn: toWire(paidIn), paidOut: toWire(paidOut), difference: toWire(difference) },
    })),
    differences: found.differences.map((line) => ({ ...line, amount: toWire(line.amount) })),
    credit: found.credit.map(({ currency, added, spent, removed, owed }) => ({
      ...{ currency, added: toWire(added), spent: toWire(spent) },
      ...{ removed: toWire(removed), owed: toWire(owed) },
    })),
    clerks: toWireMoves(found.clerks),
  }
}
