import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImportEvent, ImportReport } from '@tecnoclick/contract/catalogue/csv/schemas'
import { type Drizzle, inTransaction, violatedConstraint } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { priceFields } from '@tecnoclick/domain/catalogue/prices'
import { findUnusualPrice } from '@tecnoclick/domain/catalogue/usual-price'
import { pick } from '@tecnoclick/domain/platform/fields'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { sql } from 'drizzle-orm'
import { refusalFromError } from '../../platform/http/refusal-from-error.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { readUsualRate } from '../prices/usual-rate.ts'
import { checkBatch, fieldsOf, isWritable } from './check-batch.ts'
import type { ColumnKey } from './columns.ts'
import { WrongCombo } from './combo-batch.ts'
import { readCsvProducts } from './csv-products.ts'
import { type Families, newFamily, readFamilies } from './families.ts'
import { readKnownParts } from './known-parts.ts'
import { comboOf, planRow, variantOf } from './plan-row.ts'
import type { BadRow, ChangedRow, NewRow, PlannedRow, StoredProduct, WritingContext } from './planned-rows.ts'
import type { CsvFile, CsvRow } from './read-csv.ts'
import { MisplacedVariant, StaleProduct, writeBatch } from './write-batch.ts'

export interface ImportOptions extends Omit<WritingContext, 'known' | 'importId'> {
  isDryRun: boolean
  mayChangePrices: boolean
  updatesStock: boolean
}

/** Small enough for short locks, large enough to import ten thousand rows in seconds. */
const batchSize = 200
const maxReported = 200
/** All that a file usually has: they are downloaded too. */
const maxProblems = 5_000

/** Between batches, to give priority to other requests. */
const pauseMs = 5

const { problems: messages, columns: headers } = productCsv

/** Applies the file row by row. Invalid rows are reported and do not affect the others. */
export async function* importProducts(
  db: Drizzle,
  { columns, rows }: CsvFile,
  options: ImportOptions,
): AsyncGenerator<ImportEvent> {
  const known = await readKnownParts(db)
  const usualRate = await readUsualRate(db)
  const importId = randomBytes(8).toString('hex')
  const report: ImportReport = {
    added: 0,
    changed: 0,
    same: 0,
    failed: 0,
    problems: [],
    warnings: [],
    changes: [],
  }
  const lineOf = new Map<string, number>()
  const claimed = new Set<string>()
  const skuIndex = columns.findIndex(({ key }) => key === 'sku')
  const skuOf = ({ cells }: CsvRow) => (cells[skuIndex] ?? '').trim()
  yield { done: 0, total: rows.length }

  const rankOf = await rankRows(db, rows, { columns, skuOf })
  const planned: Families = new Map()
  const plannedSkus = new Set<string>()
  let done = 0
  for (const batch of inBatches(rows, rankOf)) {
    const stored = await readStored(db, options, batch.map(skuOf))
    const plan = batch.map((row): PlannedRow => {
      const sku = skuOf(row)
      const problem = skuProblem(sku, row.line, lineOf)
      if (problem) return { kind: 'bad', line: row.line, sku, problems: [problem] }
      const found = stored.get(sku.toLowerCase())
      // An undone import leaves its products archived: a change there would be seen nowhere.
      if (found?.row.archivedAt) return badRow(row.line, sku, messages.archived)
      return planRow(row, columns, found, {
        known,
        updatesStock: options.updatesStock,
      })
    })
    const families = new Map([...(await readFamilies(db, plan.filter(isWritable))), ...planned])
    const checked = await checkBatch(db, known, claimed, plan, {
      ...options,
      families,
      planned: plannedSkus,
    })
    if (options.isDryRun) {
      keepFamilies(planned, families, checked)
      for (const row of checked)
        if (row.kind === 'added' && !row.combo) plannedSkus.add(row.sku.toLowerCase())
    }
    const outcome = options.isDryRun ? checked : await writeRows(db, { ...options, known, importId }, checked)
    for (const row of outcome) addToReport(report, row)
    addWarnings(report, outcome, usualRate)
    await pause(pauseMs)
    done += batch.length
    yield { done, total: rows.length }
  }
  yield { done: rows.length, total: rows.length, report }
}

interface FileParts {
  columns: CsvFile['columns']
  skuOf: (row: CsvRow) => string
}

/** Products, then variants, then combos, by what rows say or what is stored: each is made of those before. */
async function rankRows(
  db: Drizzle,
  rows: readonly CsvRow[],
  { columns, skuOf }: FileParts,
): Promise<(row: CsvRow) => 0 | 1 | 2> {
  const skus = rows.map((row) => skuOf(row).toLowerCase())
  const { rows: found } = await db.execute<{ sku: string; combo: boolean }>(sql`
    select lower(sku) as sku, is_combo as combo from products
    where (parent_id is not null or is_combo) and lower(sku) = any (${sql.param(skus)}::text[])`)
  const stored = new Map(found.map(({ sku, combo }) => [sku, combo]))
  return (row) => {
    const isCombo = stored.get(skuOf(row).toLowerCase())
    if (isCombo === false || variantOf(row.cells, columns) !== '') return 1
    return isCombo || comboOf(row.cells, columns) !== '' ? 2 : 0
  }
}

/** Never beside each other: a change of their product changes the version of variants, and of their parts that of combos. */
function* inBatches(rows: readonly CsvRow[], rankOf: (row: CsvRow) => number): Generator<CsvRow[]> {
  for (const rank of [0, 1, 2]) {
    const some = rows.filter((row) => rankOf(row) === rank)
    for (let start = 0; start < some.length; start += batchSize) yield some.slice(start, start + batchSize)
  }
}

/** A dry run stores nothing: what it would add is remembered. */
function keepFamilies(planned: Families, families: Families, rows: readonly PlannedRow[]): void {
  for (const [sku, family] of families) planned.set(sku, family)
  for (const row of rows)
    if (row.kind === 'added' && !row.variant) planned.set(row.sku.toLowerCase(), newFamily(row))
}

function badRow(line: number, sku: string, message: string): BadRow {
  return { kind: 'bad', line, sku, problems: [{ column: headers.sku, message }] }
}

function skuProblem(
  sku: string,
  line: number,
  lineOf: Map<string, number>,
): BadRow['problems'][number] | undefined {
  if (sku === '') return { column: headers.sku, message: messages.noSku }
  const earlier = lineOf.get(sku.toLowerCase())
  lineOf.set(sku.toLowerCase(), earlier ?? line)
  if (earlier === undefined) return undefined
  return { column: headers.sku, message: messages.twice.replace('{line}', String(earlier)) }
}

async function readStored(
  db: Drizzle,
  { store }: ImportOptions,
  skus: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const folded = [...new Set(skus.map((sku) => sku.toLowerCase()))]
  const found = await db
    .select()
    .from(products)
    .where(sql`lower(${products.sku}) = any (${sql.param(folded)}::text[])`)
  const whole = await readCsvProducts(db, store, found)
  return new Map(
    found.flatMap((row, place) => {
      const product = whole[place]
      return product ? [[row.sku.toLowerCase(), { row, whole: product }] as const] : []
    }),
  )
}

/** If a batch fails, its rows are written one by one, so that only the invalid ones are skipped. */
async function writeRows(
  db: Drizzle,
  context: ImportOptions & Pick<WritingContext, 'known' | 'importId'>,
  rows: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  const writable = rows.filter(isWritable)
  if (writable.length === 0) return [...rows]
  try {
    await inTransaction(db, (tx) => writeBatch(tx, context, writable))
    return [...rows]
  } catch (error) {
    if (isDatabaseDown(error)) throw error
  }
  const outcome: PlannedRow[] = []
  for (const row of rows) outcome.push(isWritable(row) ? await writeAlone(db, context, row) : row)
  return outcome
}

async function writeAlone(
  db: Drizzle,
  context: ImportOptions & Pick<WritingContext, 'known' | 'importId'>,
  row: NewRow | ChangedRow,
): Promise<PlannedRow> {
  try {
    await inTransaction(db, (tx) => writeBatch(tx, context, [row]))
    return row
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    return { kind: 'bad', line: row.line, sku: row.sku, problems: [problemOf(error)] }
  }
}

/** An outage is not a problem of the row. */
function isDatabaseDown(error: unknown): boolean {
  return refusalFromError(error).refused === 'unavailable'
}

const constraintColumns: Readonly<Record<string, [ColumnKey, string]>> = {
  products_sku_unique: ['sku', messages.taken],
  products_barcode_unique: ['barcode', messages.taken],
  products_slug_unique: ['slug', messages.taken],
  products_archived_not_on_sale: ['enable', messages.archived],
  products_compare_above_price: ['compareAtPrice', messages.abovePrice],
  product_options_title_unique: ['options', messages.options],
  product_option_values_title_unique: ['options', messages.options],
}

function problemOf(error: unknown): BadRow['problems'][number] {
  if (error instanceof MisplacedVariant) return error.problem
  if (error instanceof WrongCombo) return { column: headers.comboParts, message: messages.comboGone }
  if (error instanceof StaleProduct) return { column: headers.sku, message: messages.stale }
  const [key, message] = constraintColumns[violatedConstraint(error) ?? ''] ?? ['sku', messages.refused]
  return { column: headers[key], message }
}

function addWarnings(report: ImportReport, rows: readonly PlannedRow[], usualRate: number | undefined): void {
  for (const row of rows.filter(isWritable)) {
    const before = row.kind === 'changed' ? row.stored.whole : undefined
    const after = { price: 0, ...before, ...omitUndefined(pick(fieldsOf(row), priceFields)) }
    const field = findUnusualPrice(before, after, usualRate)
    if (!field || report.warnings.length >= maxReported) continue
    report.warnings.push({ line: row.line, sku: row.sku, column: headers[field], message: messages.unusual })
  }
}

function addToReport(report: ImportReport, row: PlannedRow): void {
  if (row.kind === 'same') {
    report.same += 1
    return
  }
  if (row.kind === 'bad') {
    report.failed += 1
    const { line, sku, problems } = row
    if (report.problems.length < maxProblems) {
      report.problems.push(...problems.map((problem) => ({ line, sku, ...problem })))
    }
    return
  }
  report[row.kind] += 1
  const { line, sku, name, kind, columns } = row
  if (report.changes.length < maxReported) {
    report.changes.push({ line, sku, name, kind, columns: columns.map((key) => headers[key]) })
  }
}
