import type { List } from '@tecnoclick/contract/platform/wire'
import type { ResetSale, StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { isSaleIn } from '@tecnoclick/database/sale-states'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { isSaleState } from '@tecnoclick/domain/resets/sale-state'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { ListRequest } from '../../platform/listing/list-request.ts'
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
} as const

/** Newest first. Transaction codes match by substring, ignoring case. */
export async function listStaffResetSales(
  db: Drizzle,
  list: ListRequest,
  hours: number,
): Promise<List<StaffResetSale>> {
  const { id, buyerId, resetId, descargable, transactionCode, step } = list.where
  const condition = and(
    id === undefined ? undefined : eq(resetSales.id, Number(id)),
    buyerId === undefined ? undefined : eq(resetSales.buyerId, Number(buyerId)),
    resetId === undefined ? undefined : eq(resetSales.resetId, Number(resetId)),
    descargable === undefined ? undefined : eq(resetSales.descargable, descargable === true),
    step === undefined ? undefined : isSaleState(step) ? isSaleIn([step]) : sql`false`,
    transactionCode === undefined ? undefined : isNearCode(transactionCode),
  )
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

function serializeStaffResetSale(row: SaleRow, hours: number): StaffResetSale {
  const { id, email } = row.buyer
  const name = [row.buyer.name, row.buyer.lastname].filter(Boolean).join(' ')
  return { ...serializeSale(row, hours), buyer: { id, email, name } }
}
