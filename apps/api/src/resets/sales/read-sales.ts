import type { List } from '@tecnoclick/contract/platform/wire'
import type { ResetSale, StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { files } from '@tecnoclick/database/schema/platform/files'
import { downloads, resetSales, resets } from '@tecnoclick/database/schema/resets/resets'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { FieldValue, ListRequest } from '../../platform/listing/list-request.ts'
import { isNearCode } from '../../selling/payments/near-code.ts'
import { serializeSale } from './serialize-sale.ts'

type Reader = Drizzle | Transaction

/** More than anyone has bought; a page that is refreshed every 20 seconds has to stay small. */
const mostShown = 200

function sales(db: Reader) {
  return db
    .select({
      sale: resetSales,
      reset: resets,
      brand: brands.name,
      file: { name: files.name, size: files.size, sha256: files.sha256 },
      transactionCode: transactionCodes.code,
      buyer: { id: users.id, email: users.email, name: profiles.name, lastname: profiles.lastname },
      downloadedAt: sql<Date | null>`(
        select min(${downloads.finishedAt}) from ${downloads} where ${downloads.resetSaleId} = ${resetSales.id}
      )`.mapWith((value: string | Date) => new Date(value)),
    })
    .from(resetSales)
    .innerJoin(resets, eq(resets.id, resetSales.resetId))
    .innerJoin(brands, eq(brands.id, resets.brandId))
    .innerJoin(transactionCodes, eq(transactionCodes.id, resetSales.transactionCodeId))
    .innerJoin(users, eq(users.id, resetSales.buyerId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(files, eq(files.name, resets.file))
}

export type SaleRow = Awaited<ReturnType<typeof sales>>[number]

export async function listSalesOf(db: Drizzle, buyerId: number, hours: number): Promise<List<ResetSale>> {
  const rows = await sales(db)
    .where(eq(resetSales.buyerId, buyerId))
    .orderBy(desc(resetSales.id))
    .limit(mostShown)
  return { data: rows.map((row) => serializeSale(row, hours)), total: rows.length }
}

export async function findSale(db: Reader, id: number): Promise<SaleRow | undefined> {
  const [row] = await sales(db).where(eq(resetSales.id, id))
  return row
}

export const staffSaleFields = {
  id: 'integer',
  buyerId: 'integer',
  resetId: 'integer',
  descargable: 'boolean',
  transactionCode: 'text',
  step: 'text',
} as const

/** What waits for staff: a transfer to look up, a hardware id to answer. */
const steps: ReadonlyMap<FieldValue, SQL | undefined> = new Map([
  ['toVerify', and(isNull(resetSales.verifiedAt), isNull(resetSales.rejectedAt))],
  ['rejected', isNotNull(resetSales.rejectedAt)],
  ['keyOwed', and(isNotNull(resetSales.hid), isNull(resetSales.key))],
  ['answered', isNotNull(resetSales.key)],
])

/** The newest first. A transaction code is found in any case, by any part of it. */
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
    step === undefined ? undefined : (steps.get(step) ?? sql`false`),
    transactionCode === undefined ? undefined : isNearCode(transactionCode),
  )
  const [rows, counted] = await Promise.all([
    sales(db).where(condition).orderBy(desc(resetSales.id)).limit(list.limit).offset(list.skip),
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
