import { type SaleFacts, type SaleState, saleStates } from '@tecnoclick/domain/resets/sale-state'
import { and, type Column, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { resetSales } from './schema/resets/resets.ts'

type SaleColumns = Record<'verifiedAt' | 'rejectedAt' | 'descargable' | 'hid' | 'key', Column>

/** Whether a sale is in one of the states, by the domain's table. `sales` may be an alias. */
export function isSaleIn(states: readonly SaleState[], sales: SaleColumns = resetSales): SQL | undefined {
  return or(...states.map((state) => hasFacts(saleStates[state].facts, sales)))
}

function hasFacts(facts: Partial<Record<keyof SaleFacts, boolean>>, sales: SaleColumns): SQL | undefined {
  const isSet = (column: Column, expected: boolean | undefined) => {
    if (expected === undefined) return undefined
    return expected ? isNotNull(column) : isNull(column)
  }
  return and(
    isSet(sales.verifiedAt, facts.verified),
    isSet(sales.rejectedAt, facts.rejected),
    isSet(sales.hid, facts.hid),
    isSet(sales.key, facts.key),
    facts.descargable === undefined ? undefined : eq(sales.descargable, facts.descargable),
  )
}
