import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import { streamCsv } from '../../platform/csv/stream-csv.ts'
import { isOneOfIds } from '../../platform/listing/id-list.ts'
import { csvColumns } from './columns.ts'
import type { ProductStore } from './write-batch.ts'

const batchSize = 250

/** Quotes every cell, so that line breaks and spaces survive. */
const csvFormat = { quoted: true, record_delimiter: '\r\n' } as const

/** All products that are not archived by id, or the chosen ones, streamed. */
export function exportProducts(
  db: Drizzle,
  store: Pick<ProductStore, 'rows'>,
  ids?: string,
): ReadableStream<Uint8Array> {
  const isWanted = ids === undefined ? isNull(products.archivedAt) : isOneOfIds(sql`${products.id}`, ids)
  return streamCsv(
    csvColumns,
    async (last: ProductRow | undefined) => {
      const batch = await db
        .select()
        .from(products)
        .where(and(last && gt(products.id, last.id), isWanted))
        .orderBy(asc(products.id))
        .limit(batchSize)
      return batch.length > 0 ? store.rows(db, batch) : []
    },
    csvFormat,
  )
}
