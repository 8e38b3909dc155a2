import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { and, asc, gt, sql } from 'drizzle-orm'
import { writeRows } from '../../platform/csv/text-cell.ts'
import { isOneOfIds } from '../../platform/listing/id-list.ts'
import { csvColumns } from './columns.ts'
import type { ProductStore } from './write-batch.ts'

/** Bounds memory and lets other queries run in between. */
const batchSize = 250

/** Quotes every cell, so that line breaks and spaces survive. */
const csvFormat = { quoted: true, record_delimiter: '\r\n' } as const

/** All products by id, or the chosen ones, streamed. The byte order mark makes Excel read UTF-8. */
export function exportProducts(
  db: Drizzle,
  store: Pick<ProductStore, 'rows'>,
  ids?: string,
): ReadableStream<Uint8Array> {
  const isWanted = ids === undefined ? undefined : isOneOfIds(sql`${products.id}`, ids)
  const encoder = new TextEncoder()
  const header = writeRows([csvColumns.map((column) => column.header)], csvFormat)
  let after = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${header}`)),
    async pull(controller) {
      const batch = await db
        .select()
        .from(products)
        .where(and(gt(products.id, after), isWanted))
        .orderBy(asc(products.id))
        .limit(batchSize)
      const rows = batch.length > 0 ? await store.rows(db, batch) : []
      if (rows.length > 0) controller.enqueue(encoder.encode(writeRows(rows.map(cellsOf), csvFormat)))
      after = rows.at(-1)?.id ?? 0
      if (rows.length < batchSize) controller.close()
    },
  })
}

function cellsOf(row: ProductRow): string[] {
  return csvColumns.map((column) => column.write(row))
}
