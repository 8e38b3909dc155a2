import type { SerialUnit } from '@tecnoclick/contract/stock/serials/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { type SQL, sql } from 'drizzle-orm'
import { type CsvColumn, streamCsv } from '../../platform/csv/stream-csv.ts'
import { type StoredUnit, serializeUnit, unitArguments, unitsWithOrders } from './serial-unit.ts'

const batchSize = 1000

const { columns, states } = office.serials

const csvColumns: readonly CsvColumn<SerialUnit>[] = [
  { header: columns.serial, write: ({ serial }) => serial },
  { header: columns.product, write: ({ product }) => product.name },
  { header: columns.sku, write: ({ product }) => product.sku },
  { header: columns.state, write: ({ state }) => states[state] },
  { header: columns.order, write: ({ order }) => order?.number ?? '' },
  { header: columns.buyer, write: ({ order }) => order?.buyer ?? '' },
  { header: columns.warranty, write: ({ warrantyUntil }) => warrantyUntil ?? '' },
  { header: columns.repair, write: ({ repair }) => repair?.number ?? '' },
  { header: columns.sheet, write: ({ sheetId }) => (sheetId === null ? '' : String(sheetId)) },
  { header: columns.entered, write: ({ createdDate }) => formatDateTime(new Date(createdDate), 'es') },
]

/** The units of a filter as CSV, newest first. */
export function exportSerials(db: Drizzle, condition: SQL): ReadableStream<Uint8Array> {
  return streamCsv(csvColumns, async (last) => {
    const { rows } = await db.execute<{ found: StoredUnit }>(sql`
      select json_build_object(${unitArguments}) as found from ${unitsWithOrders}
      where ${condition} ${last && sql`and u.id < ${last.id}`} order by u.id desc limit ${batchSize}`)
    return rows.map(({ found }) => serializeUnit(found))
  })
}
