import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { readText } from './text-cell.ts'

/**
 * The rows of a small CSV; undefined if it cannot be read. Excel's plain "CSV" is Windows-1252, and Spanish Excel
 * separates by semicolons.
 */
export function parseRows(file: Buffer): string[][] | undefined {
  const text = new TextDecoder(isUtf8(file) ? 'utf-8' : 'windows-1252').decode(file)
  const head = text.slice(0, text.indexOf('\n'))
  const count = (mark: string) => head.split(mark).length
  const delimiter = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
    return rows.map((row) => row.map(readText))
  } catch {
    return undefined
  }
}
