import type { CashBook, CashShift } from '@tecnoclick/contract/money/cash-book/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { staffNameOf } from '../../platform/staff-name.ts'
import { readCourierCash } from '../closing/read-courier-cash.ts'

const countsOf = (moment: 'opening' | 'closing') => sql`(
  select coalesce(json_agg(json_build_object(
    'currency', n.currency, 'expected', n.expected, 'counted', n.counted, 'isFirst', n.is_first, 'reason', n.reason
  ) order by n.currency), '[]')
  from cash_shift_counts as n where n.shift_id = s.id and n.moment = ${moment}::text
)`

/** For a row `s` of shifts and its register `r`. */
const shiftJson = sql`json_build_object(
  'id', s.id, 'registerId', s.register_id, 'register', r.name, 'clerkId', s.clerk_id, 'clerk', ${staffNameOf(sql`s.clerk_id`)},
  'openedDate', ${wireDate(sql`s.opened_at`)}, 'closedDate', ${wireDate(sql`s.closed_at`)},
  'opening', ${countsOf('opening')}, 'closing', ${countsOf('closing')}
)`

/** Of the holder `h` of a register. */
const balancesOf = sql`(
  select coalesce(json_agg(json_build_object(
    'currency', c.code, 'balance', coalesce(b.balance, 0), 'isCounted', n.currency is not null
  ) order by c.position, c.code), '[]')
  from currencies as c
  left join cash_balances as b on b.holder_id = h.id and b.currency = c.code
  left join (
    select distinct m.currency from cash_shift_counts as m join cash_shifts as s on s.id = m.shift_id where s.register_id = h.register_id
  ) as n on n.currency = c.code
  where b.balance <> 0 or n.currency is not null
)`

/** Who has the cash at this moment. Amounts are still minor units. */
export async function readCashBook(db: Drizzle, viewerId: number): Promise<CashBook> {
  const { courierCash } = await readCourierCash(db, { isOpen: true, isMoney: () => sql`false` })
  const { rows } = await db.execute<{ found: Omit<CashBook, 'courierCash'> }>(sql`
    select json_build_object(
      'registers', (
        select coalesce(json_agg(json_build_object(
          'id', r.id, 'name', r.name, 'enable', r.enable, 'isDefault', r.is_default, 'version', r.version, 'balances', ${balancesOf},
          'shift', (select ${shiftJson} from cash_shifts as s where s.register_id = r.id and s.closed_at is null)
        ) order by r.is_default desc, r.name), '[]')
        from cash_registers as r join cash_holders as h on h.register_id = r.id
      ),
      'bank', (
        select coalesce(json_agg(g order by g.currency), '[]') from (
          select m.currency, sum(case m.to_id when h.id then m.amount else -m.amount end) as balance
          from cash_holders as h join cash_moves as m on h.id in (m.to_id, m.from_id)
          where h.place = 'bank' group by m.currency
        ) as g
      ),
      'shiftId', (select id from cash_shifts where clerk_id = ${viewerId} and closed_at is null)
    ) as found`)
  const [row] = rows
  if (!row) throw new Error('The cash book is one row')
  const { registers, bank, shiftId } = row.found
  return {
    registers: registers.map((register) => ({
      ...register,
      balances: inWire(register.balances),
      shift: register.shift && shiftInWire(register.shift),
    })),
    courierCash,
    bank: inWire(bank),
    shiftId,
  }
}

function inWire<Line extends { balance: number }>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, balance: toWire(line.balance) }))
}

function shiftInWire(shift: CashShift): CashShift {
  const counts = (counted: CashShift['opening']) =>
    counted.map((count) => ({ ...count, expected: toWire(count.expected), counted: toWire(count.counted) }))
  return { ...shift, opening: counts(shift.opening), closing: counts(shift.closing) }
}
