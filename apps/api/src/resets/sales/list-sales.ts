import type { List } from '@tecnoclick/contract/platform/wire'
import type { ResetSale, StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { isSaleIn } from '@tecnoclick/database/sale-states'
import { resetOutcomes } from '@tecnoclick/database/schema/resets/outcomes'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { isSaleState } from '@tecnoclick/domain/resets/sale-state'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { containsWords } from '../../platform/listing/list-query.ts'
import type { FieldValue, ListRequest } from '../../platform/listing/list-request.ts'
import { isNearCode } from '../../selling/payments/near-code.ts'
import { type SaleRow, selectSales } from './sale-rows.ts'
import { serializeSale } from './serialize-sale.ts'

/** More than anyone has bought; a page that is refreshed every 20 seconds has to stay small. */
const mostShown = 200

export async function listSalesOf(db: Drizzle, buyerId: number, hours: number): Promise<List<ResetSale>> {
  const rows = await selectSales(db)
    .where(eq(resetSales.buyerId, buyerId))
    .orderBy(desc(resetSales.id))
    .limit(mostShown)
  return { data: rows.map((row) => serializeSale(row, hours)), total: rows.length }
}

export const staffSaleFields = {
  id: 'integer',
  buyerId: 'integer',
  resetId: 'integer',
  descargable: 'boolean',
  transactionCode: 'text',
  step: 'text',
  /** `worked`, `failed`, or `undecided`: a failure that waits for staff. */
  outcome: 'text',
  printerModel: 'text',
  /** Code of the transfer, hardware id, customer or model. */
  search: 'text',
} as const

/** Every word of the search stands in the sale, or the code is near. */
const isFoundBy = (search: FieldValue) => sql`(${isNearCode(search)} or ${resetSales.id} in (
  select s.id from reset_sales as s join transaction_codes as c on c.id = s.transaction_code_id
  join resets as r on r.id = s.reset_id join brands as b on b.id = r.brand_id
  join users as u on u.id = s.buyer_id left join profiles as p on p.user_id = u.id
  where ${containsWords(
    sql`concat_ws(' ', c.code, s.hid, p.name, p.lastname, u.email, p.phone, b.name, r.model)`,
    search,
  )}
))`

const outcomeIn = (condition: SQL) =>
  sql`exists (select from ${resetOutcomes} as said where said.reset_sale_id = ${resetSales.id} and ${condition})`

const outcomeFilters: Readonly<Record<string, SQL>> = {
  worked: outcomeIn(sql`said.outcome = 'worked'`),
  failed: outcomeIn(sql`said.outcome = 'failed'`),
  undecided: outcomeIn(sql`said.outcome = 'failed' and said.decision is null`),
}

/** Transaction codes match by substring, ignoring case. */
export function saleCondition(list: Pick<ListRequest, 'where'>): SQL | undefined {
  const { id, buyerId, resetId, descargable, transactionCode, step, outcome, printerModel, search } =
    list.where
  return and(
    id === undefined ? undefined : eq(resetSales.id, Number(id)),
    buyerId === undefined ? undefined : eq(resetSales.buyerId, Number(buyerId)),
    resetId === undefined ? undefined : eq(resetSales.resetId, Number(resetId)),
    descargable === undefined ? undefined : eq(resetSales.descargable, descargable === true),
    step === undefined ? undefined : isSaleState(step) ? isSaleIn([step]) : sql`false`,
    outcome === undefined ? undefined : (outcomeFilters[String(outcome)] ?? sql`false`),
    printerModel === undefined
      ? undefined
      : sql`upper(coalesce(${resetSales.printerModel}, '')) = upper(${printerModel})`,
    transactionCode === undefined ? undefined : isNearCode(transactionCode),
    search === undefined ? undefined : isFoundBy(search),
  )
}

/** Newest first. */
export async function listStaffResetSales(
  db: Drizzle,
  list: ListRequest,
  hours: number,
): Promise<List<StaffResetSale>> {
  const condition = saleCondition(list)
  const [rows, counted] = await Promise.all([
    selectSales(db).where(condition).orderBy(desc(resetSales.id)).limit(list.limit).offset(list.skip),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(resetSales)
      .innerJoin(transactionCodes, eq(transactionCodes.id, resetSales.transactionCodeId))
      .where(condition),
  ])
  return { data: rows.map((row) => serializeStaffResetSale(row, hours)), total: counted[0]?.total ?? 0 }
}

export function serializeStaffResetSale(row: SaleRow, hours: number): StaffResetSale {
  const { id, email } = row.buyer
  const name = [row.buyer.name, row.buyer.lastname].filter(Boolean).join(' ')
  return { ...serializeSale(row, hours), buyer: { id, email, name } }
}
