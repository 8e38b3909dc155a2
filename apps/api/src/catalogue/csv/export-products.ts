import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { and, isNull, sql } from 'drizzle-orm'
import { streamCsv } from '../../platform/csv/stream-csv.ts'
import { isOneOfIds } from '../../platform/listing/id-list.ts'
import { csvColumns } from './columns.ts'
import { type CsvProduct, readCsvProducts } from './csv-products.ts'
import type { ProductStore } from './product-store.ts'

const batchSize = 250

/** Quotes every cell, so that line breaks and spaces survive. */
const csvFormat = { quoted: true, record_delimiter: '\r\n' } as const

/** Variants behind their product, in their order: an import finds it before them. */
const place = sql`(coalesce(${products.parentId}, ${products.id}), coalesce(${products.variantPosition}, -1), ${products.id})`

/** All products that are not archived by id, or the chosen ones with their variants, streamed. */
export function exportProducts(
  db: Drizzle,
  store: Pick<ProductStore, 'rows'>,
  ids?: string,
): ReadableStream<Uint8Array> {
  const isChosen = (id: typeof products.id | typeof products.parentId) => isOneOfIds(sql`${id}`, ids)
  const isWanted =
    ids === undefined
      ? isNull(products.archivedAt)
      : sql`(${isChosen(products.id)} or ${isChosen(products.parentId)})`
  return streamCsv(
    csvColumns,
    async (last: CsvProduct | undefined) => {
      const isLater =
        last &&
        sql`${place} > (
          select coalesce(parent_id, id), coalesce(variant_position, -1), id from products where id = ${last.id})`
      const batch = await db
        .select()
        .from(products)
        .where(and(isLater, isWanted))
        .orderBy(place)
        .limit(batchSize)
      return readCsvProducts(db, store, batch)
    },
    csvFormat,
  )
}
