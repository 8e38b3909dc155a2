import type { Drizzle } from '@tecnoclick/database/connect'
import { resetOutcomes } from '@tecnoclick/database/schema/resets/outcomes'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { and, desc, eq, lt } from 'drizzle-orm'
import { type CsvColumn, streamCsv } from '../../platform/csv/stream-csv.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { saleCondition } from '../sales/list-sales.ts'
import { fileOf } from '../sales/reset-mails.ts'
import { type SaleRow, selectSales } from '../sales/sale-rows.ts'

const batchSize = 1000

const { columns, words, decisions } = office.resetFailures

const csvColumns: readonly CsvColumn<SaleRow>[] = [
  { header: columns.sale, write: ({ sale }) => String(sale.id) },
  {
    header: columns.date,
    write: ({ outcome }) => (outcome ? formatDateTime(outcome.reportedAt, 'es') : ''),
  },
  { header: columns.file, write: fileOf },
  { header: columns.model, write: ({ sale }) => sale.printerModel ?? '' },
  { header: words.firmware, write: ({ sale, outcome }) => outcome?.firmware ?? sale.firmware ?? '' },
  { header: words.message, write: ({ outcome }) => outcome?.message ?? '' },
  { header: words.log, write: ({ outcome }) => outcome?.log ?? '' },
  { header: columns.decision, write: ({ outcome }) => decisions[outcome?.decision ?? 'open'] },
  { header: words.reason, write: ({ outcome }) => outcome?.reason ?? '' },
  {
    header: words.credit,
    write: ({ outcome }) => (outcome?.credit ? toWire(outcome.credit).toFixed(2) : ''),
  },
]

/** Failures as CSV, newest sales first; of the filters of the list. */
export function exportFailures(db: Drizzle, list: Pick<ListRequest, 'where'>): ReadableStream<Uint8Array> {
  return streamCsv(csvColumns, (last: SaleRow | undefined) =>
    selectSales(db)
      .where(
        and(
          eq(resetOutcomes.outcome, 'failed'),
          saleCondition(list),
          last && lt(resetSales.id, last.sale.id),
        ),
      )
      .orderBy(desc(resetSales.id))
      .limit(batchSize),
  )
}
