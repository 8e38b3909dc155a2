import { writeRows } from './text-cell.ts'

export interface CsvColumn<Row> {
  header: string
  write(row: Row): string
}

/** A CSV in batches, which bounds memory and lets other queries run in between. The byte order mark makes Excel read UTF-8. */
export function streamCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  /** The batch after a row, at first without one. An empty batch is the end. */
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
  format?: Parameters<typeof writeRows>[1],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last: Row | undefined
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(`\ufeff${writeRows([columns.map(({ header }) => header)], format)}`)),
    async pull(controller) {
      const rows = await readAfter(last)
      if (rows.length === 0) return controller.close()
      last = rows.at(-1)
      const cells = rows.map((row) => columns.map((column) => column.write(row)))
      controller.enqueue(encoder.encode(writeRows(cells, format)))
    },
  })
}
