import { type AnyColumn, sql } from 'drizzle-orm'
import { check, date, integer } from 'drizzle-orm/pg-core'
import { togetherOrNot } from './checks.ts'
import { money } from './columns.ts'

/**
 * What an amount in another currency settles of what is owed (domain/money/settlement). Empty for money in the currency that
 * is owed, which settles its amount.
 */
export const settlementColumns = () => ({
  settled: money('settled'),
  /** Hundredths that were worth the same: 38050 and 100 are 380.50 CUP for 1 USD. */
  ratePaid: integer('rate_paid'),
  rateSettled: integer('rate_settled'),
  rateDay: date('rate_day'),
  rounding: money('rounding'),
})

type Columns = Record<keyof ReturnType<typeof settlementColumns> | 'amount', AnyColumn>

/** Nothing is lost: the amount at its rate is what it settles and the rounding. */
export const settlesExactly = ({ amount, settled, ratePaid, rateSettled, rounding }: Columns) =>
  sql`${ratePaid} > 0 and ${rateSettled} > 0 and ${amount}::numeric * ${rateSettled} = ${settled}::numeric * ${ratePaid} + ${rounding}`

/** Of money that comes in: rounding is less than one coin. */
export function settlementChecks(table: string, t: Columns, also = sql`true`, ...columns: AnyColumn[]) {
  return [
    togetherOrNot(
      `${table}_settlement_whole`,
      t.settled,
      ...columns,
      t.ratePaid,
      t.rateSettled,
      t.rateDay,
      t.rounding,
    ),
    check(
      `${table}_settlement_exact`,
      sql`${t.settled} > 0 and ${also} and ${settlesExactly(t)} and abs(${t.rounding}) < greatest(${t.ratePaid}, ${t.rateSettled})`,
    ),
  ]
}
