import type { List } from '@tecnoclick/contract/platform/wire'
import type { Reset, StaffReset } from '@tecnoclick/contract/resets/files/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { files } from '@tecnoclick/database/schema/platform/files'
import { resetCounts } from '@tecnoclick/database/schema/resets/outcomes'
import { resetSales, resets } from '@tecnoclick/database/schema/resets/resets'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type OutcomeCount, toldOutcomes } from '@tecnoclick/domain/resets/outcome'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, selectList } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

type Row = typeof resets.$inferSelect

interface SerializedRow {
  reset: Row
  brand: Reset['brand']
  counted: OutcomeCount
}

function serializeReset({ reset, brand, counted }: SerializedRow): Reset {
  const { id, brandId, device, model, typeFile, price, version } = reset
  const told = { outcomes: toldOutcomes(counted), deadEnds: reset.deadEnds ?? [] }
  return {
    id,
    brandId,
    brand,
    device: { name: device },
    model,
    typeFile,
    price: toWire(price),
    ...told,
    version,
  }
}

const countOf = (column: PgColumn) =>
  sql<number>`(select coalesce(sum(${column}), 0)::integer from ${resetCounts} where ${resetCounts.resetId} = ${resets.id})`
const counted = { worked: countOf(resetCounts.worked), failed: countOf(resetCounts.failed) }

/** Resets for sale: enabled and with a file. */
export async function readOfferedResets(db: Drizzle): Promise<Reset[]> {
  const rows = await db
    .select({ reset: resets, brand: { id: brands.id, name: brands.name }, counted })
    .from(resets)
    .innerJoin(brands, eq(brands.id, resets.brandId))
    .where(and(eq(resets.enable, true), isNotNull(resets.file)))
  return rows.map(serializeReset).sort(byNameAndNumber)
}

function stockedResets(db: Drizzle | Transaction) {
  return db
    .select({
      reset: resets,
      brand: { id: brands.id, name: brands.name },
      counted,
      file: { name: files.name, size: files.size, sha256: files.sha256 },
      sales: sql<number>`(select count(*)::integer from ${resetSales} where ${resetSales.resetId} = ${resets.id})`,
    })
    .from(resets)
    .innerJoin(brands, eq(brands.id, resets.brandId))
    .leftJoin(files, eq(files.name, resets.file))
}

/** Filters and sort fields of the staff's list. */
export const resetFields = {
  id: 'integer',
  brandId: 'integer',
  device: 'text',
  model: 'text',
  typeFile: 'text',
  enable: 'boolean',
  search: 'text',
} as const

const { device, model, typeFile, enable } = resets
const brandName = sql`(select ${brands.name} from ${brands} where ${brands.id} = ${resets.brandId})`

const definition: ListDefinition = {
  filters: {
    id: (value) => eq(resets.id, Number(value)),
    brandId: (value) => eq(resets.brandId, Number(value)),
    device: (value) => eq(device, String(value)),
    model: (value) => eq(model, String(value)),
    typeFile: (value) => eq(typeFile, String(value)),
    enable: (value) => eq(enable, value === true),
    search: (value) =>
      containsWords(sql`concat_ws(' ', ${brandName}, ${device}, ${model}, ${typeFile})`, value),
  },
  sorts: {
    id: sql`${resets.id}`,
    brandId: sql`${resets.brandId}`,
    device: sql`${device} collate "es-x-icu"`,
    model: sql`${model} collate "es-x-icu"`,
    typeFile: sql`${typeFile} collate "es-x-icu"`,
    enable: sql`${enable}`,
  },
  defaultSort: sql`${resets.id} asc`,
  tieBreaker: sql`${resets.id} asc`,
}

export async function listStaffResets(db: Drizzle, list: ListRequest): Promise<List<StaffReset> | Refusal> {
  const selection = selectList(list, definition)
  if (isRefusal(selection)) return selection
  const { condition, sorting } = selection
  const [rows, total] = await Promise.all([
    stockedResets(db).where(condition).orderBy(sorting).limit(list.limit).offset(list.skip),
    db.$count(resets, condition),
  ])
  return { data: rows.map(serializeStaffReset), total }
}

export async function findStaffReset(db: Drizzle | Transaction, id: number): Promise<StaffReset | undefined> {
  const [row] = await stockedResets(db).where(eq(resets.id, id))
  return row && serializeStaffReset(row)
}

type StaffResetRow = Awaited<ReturnType<typeof stockedResets>>[number]

function serializeStaffReset({ reset, brand, counted, file, sales }: StaffResetRow): StaffReset {
  return {
    ...serializeReset({ reset, brand, counted }),
    enable: reset.enable,
    file: file && { ...file, sha256: file.sha256.toString('hex') },
    sales,
  }
}

type Named = Pick<Reset, 'brand' | 'device' | 'model' | 'typeFile'>

const { compare } = new Intl.Collator('es', { numeric: true })

/** Numeric collation: L120 sorts before L1110. */
export function byNameAndNumber(one: Named, other: Named): number {
  return (
    compare(one.brand.name, other.brand.name) ||
    compare(one.device.name, other.device.name) ||
    compare(one.model, other.model) ||
    compare(one.typeFile, other.typeFile)
  )
}

export type ResetCache = RowCache<Reset[]>

/** Every visitor of the reset list reads it. */
export function createResetCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): ResetCache {
  return createRowCache(deps, {
    name: 'the resets',
    tables: [resets, brands, resetCounts],
    load: () => readOfferedResets(deps.database.db),
  })
}
