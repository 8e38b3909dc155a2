import {
  type NewProduct,
  newProductSchema,
  productChangeSchema,
} from '@tecnoclick/contract/catalogue/products/schemas'
import type { FieldIssue } from '@tecnoclick/contract/platform/issue-message'
import { variantFields } from '@tecnoclick/domain/catalogue/product-fields'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { fieldErrors, spanishMessage } from '../../platform/http/field-errors.ts'
import { BadCell } from './cells.ts'
import type { ColumnKey, CsvColumn } from './columns.ts'
import { findParts, type KnownParts } from './known-parts.ts'
import { comboColumns, planCombo, wrongCombo } from './plan-combo.ts'
import type { BadRow, PlannedRow, StoredProduct } from './planned-rows.ts'
import type { CsvRow } from './read-csv.ts'
import type { VariantOptions } from './variant-cells.ts'

const { problems: messages, columns: headers } = productCsv

/** What a variant has of its own; the rest is that of its product (catalogue.md#variants). */
const ofVariant: ReadonlySet<ColumnKey> = new Set([
  ...keysOf(variantFields),
  ...(['stock', 'enable', 'images', 'variantOf', 'variant'] as const),
])

/** What its variants have, and a product with variants has not. */
const ofVariants: ReadonlySet<ColumnKey> = new Set([
  ...(['stock', 'options', 'compareAtPrice', 'price', 'priceAlt', 'priceMlc'] as const),
  ...(['priceMayorista', 'priceMayoristaAlt', 'priceMayoristaMlc'] as const),
])

/** Plans one row. Cells equal to the stored product are not part of the change. */
export function planRow(
  { line, cells }: CsvRow,
  columns: readonly CsvColumn[],
  stored: StoredProduct | undefined,
  { known, updatesStock }: { known: KnownParts; updatesStock: boolean },
): PlannedRow {
  const fields: Partial<Record<ColumnKey, unknown>> = {}
  const problems: BadRow['problems'] = []
  const isVariant = stored ? stored.row.parentId !== null : variantOf(cells, columns) !== ''
  const isCombo = stored ? stored.row.isCombo : !isVariant && comboOf(cells, columns) !== ''
  for (const [place, column] of columns.entries()) {
    const cell = cells[place] ?? ''
    if (stored && column.write(stored.whole) === cell) continue
    if (column.key === 'stock' && (stored ? !updatesStock : cell.trim() === '')) continue
    // As many as its parts are enough for.
    if (column.key === 'stock' && isCombo) continue
    // A row that was copied from that of its product has all of it.
    if (isVariant && !ofVariant.has(column.key) && (!stored || cell.trim() === '')) continue
    if (!stored && !isCombo && cell.trim() === '' && isComboColumn(column.key)) continue
    const value = findParts(known, column.key, column.read(cell, stored?.whole))
    if (stored && isSame(value, stored.whole[column.key])) continue
    const refusal = stored && whyNotChanged(column.key, stored, isVariant)
    const message = refusal ?? (value instanceof BadCell ? value.message : undefined)
    if (message) problems.push({ column: column.header, message })
    else fields[column.key] = value
  }
  const {
    stock,
    variantOf: of,
    variant,
    comboParts: _parts,
    comboDiscount,
    comboService: _service,
    ...given
  } = fields
  const combo = planCombo(fields)
  // Its price is that of its parts, whatever the row says.
  if (!stored && comboDiscount) given.price ??= 1
  const options = variant as VariantOptions | undefined
  if (isVariant && !stored) given.name = options?.map(([, value]) => value).join(', ') || '-'
  const problem = wrongVariant(isVariant, stored ? (options ?? stored.whole.variant) : options)
  const wrong = problem ?? wrongCombo(fields, combo, stored)
  if (wrong && problems.length === 0) problems.push(wrong)
  const isUnreported = ({ column }: { column: string }) => problems.every((known) => known.column !== column)
  const sku = String(given.sku ?? stored?.whole.sku ?? '').trim()
  const schema = stored ? productChangeSchema : newProductSchema
  const parsed = schema.safeParse(stored ? given : withoutBlanks(given), { reportInput: true })
  if (!parsed.success) problems.push(...byColumn(fieldErrors(parsed.error)).filter(isUnreported))
  if (problems.length > 0 || !parsed.success) return { kind: 'bad', line, sku, problems }
  const changed = Object.keys(fields) as ColumnKey[]
  if (stored && changed.length === 0) return { kind: 'same' }
  const planned = {
    ...{ line, sku, columns: changed, stock: typeof stock === 'number' ? stock : undefined },
    ...(combo && { combo }),
    ...(isVariant && { variant: { of: stored?.whole.variantOf ?? String(of), options } }),
  }
  if (!stored) {
    const body = parsed.data as NewProduct
    return { ...planned, kind: 'added', name: body.name, body }
  }
  return { ...planned, kind: 'changed', name: stored.whole.name, stored, change: parsed.data }
}

function wrongVariant(
  isVariant: boolean,
  options: VariantOptions = [],
): BadRow['problems'][number] | undefined {
  if (isVariant === options.length > 0) return undefined
  return isVariant
    ? { column: headers.variant, message: messages.variant }
    : { column: headers.variantOf, message: messages.noVariantOf }
}

/** The SKU of its product, in a row of a variant. */
export function variantOf(cells: readonly string[], columns: readonly CsvColumn[]): string {
  return (cells[columns.findIndex(({ key }) => key === 'variantOf')] ?? '').trim()
}

export function comboOf(cells: readonly string[], columns: readonly CsvColumn[]): string {
  return (cells[columns.findIndex(({ key }) => key === 'comboParts')] ?? '').trim()
}

const isComboColumn = (key: ColumnKey) => comboColumns.some((column) => column === key)

function whyNotChanged(key: ColumnKey, { whole }: StoredProduct, isVariant: boolean): string | undefined {
  if (key === 'variantOf') return messages.notMoved
  if (isVariant) return ofVariant.has(key) ? undefined : messages.ofProduct
  return whole.variants > 0 && ofVariants.has(key) ? messages.ofVariants : undefined
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
  const known: Readonly<Record<string, string>> = headers
  return Object.entries(errors).map(([path, issue]) => {
    const key = path.split('.')[0] ?? ''
    return { column: known[key] ?? key, message: spanishMessage(issue) }
  })
}
