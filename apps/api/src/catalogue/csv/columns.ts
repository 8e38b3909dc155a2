import { productFields } from '@tecnoclick/domain/catalogue/product-fields'
import { type Field, type FieldKind, isNullable, keysOf, mapFields } from '@tecnoclick/domain/platform/fields'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import {
  type BadCell,
  foldName,
  readAmount,
  readBoolean,
  readList,
  readStock,
  writeAmount,
  writeBoolean,
  writeList,
} from './cells.ts'
import { readComboDiscount, readComboParts, writeComboParts } from './combo-cells.ts'
import type { CsvProduct } from './csv-products.ts'
import { readAttributes, readOptions, writeAttributes, writeOptions } from './part-cells.ts'
import { readVariant, writeVariant } from './variant-cells.ts'

export type ColumnKey = keyof typeof productCsv.columns

export interface CsvColumn {
  key: ColumnKey
  header: string
  write(row: CsvProduct): string
  read(cell: string, row: CsvProduct | undefined): unknown | BadCell
}

type Cell = Pick<CsvColumn, 'write' | 'read'>

/** What a cell of each kind of field says and means. */
const ownCells: Record<FieldKind, { write(value: unknown): string; read(cell: string): unknown | BadCell }> =
  {
    line: { write: textOf, read: (cell) => cell },
    prose: { write: textOf, read: (cell) => cell },
    count: { write: textOf, read: readStock },
    amount: { write: (value) => writeAmount(value as number | null), read: readAmount },
    flag: { write: (value) => writeBoolean(value === true), read: readBoolean },
  }

function textOf(value: unknown): string {
  return String(value ?? '')
}

function orNull(read: (cell: string) => unknown | BadCell) {
  return (cell: string) => (cell.trim() === '' ? null : read(cell))
}

function ownCell(field: Field, key: keyof typeof productFields): Cell {
  const { write, read } = ownCells[field.kind]
  return { write: (row) => write(row[key]), read: isNullable(field) ? orNull(read) : read }
}

const list = (key: 'categories' | 'badges' | 'images'): Cell => ({
  write: (row) => writeList(row[key]),
  read: readList,
})

const cells: Record<ColumnKey, Cell> = {
  ...mapFields(productFields, ownCell),
  slug: { write: (row) => row.slug, read: (cell) => cell },
  brand: { write: (row) => row.brand ?? '', read: (cell) => (cell === '' ? null : cell) },
  // That of a product with variants is theirs.
  stock: { write: ({ stock, variants }) => (variants > 0 ? '' : String(stock)), read: readStock },
  variantOf: { write: (row) => row.variantOf ?? '', read: (cell) => cell.trim() || null },
  variant: { write: (row) => writeVariant(row.variant), read: readVariant },
  categories: list('categories'),
  badges: list('badges'),
  images: list('images'),
  comboParts: { write: (row) => writeComboParts(row.comboParts), read: readComboParts },
  comboDiscount: { write: (row) => textOf(row.comboDiscount), read: readComboDiscount },
  comboService: { write: (row) => row.comboService ?? '', read: (cell) => cell.trim() || null },
  attributes: { write: (row) => writeAttributes(row.attributes), read: readAttributes },
  options: {
    write: (row) => writeOptions(row.options),
    read: (cell, row) => readOptions(cell, row?.options ?? []),
  },
}

/** A field without a header does not compile. */
const headers: Record<ColumnKey | keyof typeof productFields, string> = productCsv.columns

/** In the order of the export. An import needs only the SKU column. */
export const csvColumns: readonly CsvColumn[] = keysOf(productCsv.columns).map((key) => ({
  key,
  header: headers[key],
  ...cells[key],
}))

const byName = new Map(
  csvColumns.flatMap((column) => [column.header, column.key].map((name) => [foldName(name), column])),
)

/** By the Spanish header or the wire name, ignoring accents and case. */
export function findColumn(name: string): CsvColumn | undefined {
  return byName.get(foldName(name))
}
