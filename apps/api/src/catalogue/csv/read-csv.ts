import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { parse } from 'csv-parse'
import { readText } from '../../platform/csv/text-cell.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type CsvColumn, findColumn } from './columns.ts'

export interface CsvRow {
  line: number
  cells: readonly string[]
}

export interface CsvFile {
  columns: readonly CsvColumn[]
  rows: readonly CsvRow[]
}

const maxRows = 50_000
const chunkBytes = 64 * 1024
const { file: messages } = productCsv

/** Parses in chunks and yields to the event loop in between. */
export async function readCsv(file: Buffer): Promise<CsvFile | Refusal> {
  const bytes = toUtf8(file)
  const rows: CsvRow[] = []
  const parser = Readable.from(chunksOf(bytes)).pipe(
    parse({
      bom: true,
      info: true,
      delimiter: delimiterOf(bytes),
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      rows.push({ line: info.lines, cells: record.map(readText) })
      if (rows.length > maxRows + 1)
        return invalidFile(messages.tooManyRows.replace('{max}', String(maxRows)))
      if (rows.length % 500 === 0) await yieldToEventLoop()
    }
  } catch {
    return invalidFile(messages.broken) // an unterminated quote
  }
  const [header, ...body] = rows
  if (!header || body.length === 0) return invalidFile(messages.empty)
  const columns = readHeader(header.cells)
  return 'refused' in columns ? columns : { columns, rows: body }
}

type ParsedRecord = { record: string[]; info: { lines: number } }

function readHeader(names: readonly string[]): CsvColumn[] | Refusal {
  const columns: CsvColumn[] = []
  for (const name of names) {
    const column = findColumn(name)
    if (!column) return invalidFile(messages.unknownColumn.replace('{name}', () => name.slice(0, 60)))
    if (columns.includes(column)) return invalidFile(messages.repeatedColumn.replace('{name}', column.header))
    columns.push(column)
  }
  return columns.some(({ key }) => key === 'sku') ? columns : invalidFile(messages.noSkuColumn)
}

function invalidFile(message: string): Refusal {
  return refuse('invalid', { fields: { file: message } })
}

/** Excel's plain "CSV" is Windows-1252; read as UTF-8, accents would be lost. */
function toUtf8(bytes: Buffer): Buffer {
  return isUtf8(bytes) ? bytes : Buffer.from(new TextDecoder('windows-1252').decode(bytes))
}

/** Spanish Excel uses semicolons. Takes the most frequent candidate of the header. */
function delimiterOf(bytes: Buffer): string {
  const end = bytes.indexOf('\n')
  const firstLine = bytes.subarray(0, end === -1 ? 4096 : end).toString('utf8')
  const count = (mark: string) => firstLine.split(mark).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes)
    yield bytes.subarray(start, start + chunkBytes)
}
