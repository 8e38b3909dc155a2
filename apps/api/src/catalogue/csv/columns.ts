import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import {
  type BadCell,
  readAmount,
  readBoolean,
  readList,
  readStock,
  writeAmount,
  writeBoolean,
  writeList,
} from './cells.ts'
import { readAttributes, readOptions, writeAttributes, writeOptions } from './part-cells.ts'

export type ColumnKey = keyof typeof productCsv.columns

export interface CsvColumn {
  key: ColumnKey
  header: string
  write(row: ProductRow): string
  read(cell: string, row: ProductRow | undefined): unknown | BadCell
}

type Cell = Pick<CsvColumn, 'write' | 'read'>

const orNull = (cell: string) => (cell === '' ? null : cell)

const text = (key: 'sku' | 'name' | 'slug' | 'description'): Cell => ({
  write: (row) => row[key],
  read: (cell) => cell,
})

const textOrNull = (key: 'model' | 'brand' | 'barcode'): Cell => ({
  write: (row) => row[key] ?? '',
  read: orNull,
})

const amount = (
  key: 'price' | 'priceAlt' | 'priceMayorista' | 'priceMayoristaAlt' | 'compareAtPrice',
): Cell => ({ write: (row) => writeAmount(row[key]), read: readAmount })

const list = (key: 'categories' | 'badges' | 'images'): Cell => ({
  write: (row) => writeList(row[key]),
  read: readList,
})

const yesOrNo = (key: 'featured' | 'enable'): Cell => ({
  write: (row) => writeBoolean(row[key]),
  read: readBoolean,
})

const cells: Record<ColumnKey, Cell> = {
  sku: text('sku'),
  name: text('name'),
  slug: text('slug'),
  model: textOrNull('model'),
  barcode: textOrNull('barcode'),
  brand: textOrNull('brand'),
  categories: list('categories'),
  price: amount('price'),
  priceAlt: amount('priceAlt'),
  priceMayorista: amount('priceMayorista'),
  priceMayoristaAlt: amount('priceMayoristaAlt'),
  compareAtPrice: amount('compareAtPrice'),
  stock: { write: ({ stock }) => String(stock), read: readStock },
  warrantyMonths: {
    write: ({ warrantyMonths }) => String(warrantyMonths ?? ''),
    read: (cell) => (cell.trim() === '' ? null : readStock(cell)),
  },
  badges: list('badges'),
  featured: yesOrNo('featured'),
  enable: yesOrNo('enable'),
  attributes: { write: (row) => writeAttributes(row.attributes), read: readAttributes },
  options: {
    write: (row) => writeOptions(row.options),
    read: (cell, row) => readOptions(cell, row?.options ?? []),
  },
  images: list('images'),
  description: text('description'),
}

/** In the order of the export. An import needs only the SKU column. */
export const csvColumns: readonly CsvColumn[] = keysOf(cells).map((key) => ({
  key,
  header: productCsv.columns[key],
  ...cells[key],
}))

const byName = new Map(
  csvColumns.flatMap((column) => [column.header, column.key].map((name) => [fold(name), column])),
)

/** By the Spanish header or the wire name, ignoring accents and case. */
export function findColumn(name: string): CsvColumn | undefined {
  return byName.get(fold(name))
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}
