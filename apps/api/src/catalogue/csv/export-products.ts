import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stringify } from 'csv-stringify/sync'
import { asc, gt } from 'drizzle-orm'
import { csvColumns } from './columns.ts'
import type { ProductShelf } from './product-shelf.ts'

/** So many are read at a time: memory stays flat, and the shop's other questions come in between. */
const batchSize = 250

/** Every cell is quoted, so that whatever line breaks and blanks a text has, it is read back as it was. */
const written = { quoted: true, record_delimiter: '\r\n' } as const

/** All products, by id. The mark in front makes Excel read UTF-8. */
export function exportProducts(db: Drizzle, shelf: Pick<ProductShelf, 'rows'>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const header = stringify([csvColumns.map((column) => column.header)], written)
  let after = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${header}`)),
    async pull(controller) {
      const batch = await db
        .select()
        .from(products)
        .where(gt(products.id, after))
        .orderBy(asc(products.id))
        .limit(batchSize)
      if (batch.length > 0) {
        const rows = await shelf.rows(db, batch)
        controller.enqueue(encoder.encode(stringify(rows.map(cellsOf), written)))
      }
      after = batch.at(-1)?.id ?? 0
      if (batch.length < batchSize) controller.close()
    },
  })
}

function cellsOf(row: ProductRow): string[] {
  return csvColumns.map((column) => column.write(row))
}
