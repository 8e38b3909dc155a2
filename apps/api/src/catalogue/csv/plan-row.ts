import {
  type NewProduct,
  newProductSchema,
  type ProductChange,
  type ProductRow,
  productChangeSchema,
} from '@tecnoclick/contract/catalogue/products/schemas'
import type { FieldIssue } from '@tecnoclick/contract/platform/issue-message'
import type { products } from '@tecnoclick/database/schema/catalogue/products'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { fieldErrors, spanishMessage } from '../../platform/http/field-errors.ts'
import { BadCell } from './cells.ts'
import type { ColumnKey, CsvColumn } from './columns.ts'
import { findParts, type KnownParts } from './known-parts.ts'
import type { CsvRow } from './read-csv.ts'

export interface StoredProduct {
  row: typeof products.$inferSelect
  whole: ProductRow
}

interface Planned {
  line: number
  sku: string
  name: string
  columns: ColumnKey[]
  /** The new stock; undefined to leave it unchanged. */
  stock: number | undefined
}

export interface NewRow extends Planned {
  kind: 'added'
  body: NewProduct
}

export interface ChangedRow extends Planned {
  kind: 'changed'
  stored: StoredProduct
  change: ProductChange
}

export interface BadRow {
  kind: 'bad'
  line: number
  sku: string
  problems: { column: string; message: string }[]
}

export type PlannedRow = NewRow | ChangedRow | BadRow | { kind: 'same' }

/** A row with the id of its product. */
export type WrittenRow = (NewRow | ChangedRow) & { id: number }

/** Plans one row. Cells equal to the stored product are not part of the change. */
export function planRow(
  { line, cells }: CsvRow,
  columns: readonly CsvColumn[],
  stored: StoredProduct | undefined,
  { known, updatesStock }: { known: KnownParts; updatesStock: boolean },
): PlannedRow {
  const fields: Partial<Record<ColumnKey, unknown>> = {}
  const problems: BadRow['problems'] = []
  for (const [place, column] of columns.entries()) {
    const cell = cells[place] ?? ''
    if (stored && column.write(stored.whole) === cell) continue
    if (stored && column.key === 'stock' && (!updatesStock || stored.row.isCombo)) continue
    const value = findParts(known, column.key, column.read(cell, stored?.whole))
    if (value instanceof BadCell) problems.push({ column: column.header, message: value.message })
    else if (!stored || !isSame(value, stored.whole[column.key])) fields[column.key] = value
  }
  const { stock, ...given } = fields
  const isUnreported = ({ column }: { column: string }) => problems.every((known) => known.column !== column)
  const sku = String(given.sku ?? stored?.whole.sku ?? '').trim()
  const schema = stored ? productChangeSchema : newProductSchema
  const parsed = schema.safeParse(stored ? given : withoutBlanks(given), { reportInput: true })
  if (!parsed.success) problems.push(...byColumn(fieldErrors(parsed.error)).filter(isUnreported))
  if (problems.length > 0 || !parsed.success) return { kind: 'bad', line, sku, problems }
  const changed = Object.keys(fields) as ColumnKey[]
  if (stored && changed.length === 0) return { kind: 'same' }
  const planned = { line, sku, columns: changed, stock: typeof stock === 'number' ? stock : undefined }
  if (!stored) {
    const body = parsed.data as NewProduct
    return { ...planned, kind: 'added', name: body.name, body }
  }
  return { ...planned, kind: 'changed', name: stored.whole.name, stored, change: parsed.data }
}

/** Empty cells of a new product mean the default. */
function withoutBlanks(given: Partial<Record<ColumnKey, unknown>>) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== null))
}

function isSame(value: unknown, stored: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(stored)
}

/** `options.0.title` is reported for the column of options. */
function byColumn(errors: Record<string, FieldIssue>): BadRow['problems'] {
  const headers: Readonly<Record<string, string>> = productCsv.columns
  return Object.entries(errors).map(([path, issue]) => {
    const key = path.split('.')[0] ?? ''
    return { column: headers[key] ?? key, message: spanishMessage(issue) }
  })
}
