import { stringify } from 'csv-stringify/sync'

/**
 * Where a spreadsheet would find a formula (CSV injection, https://owasp.org/www-community/attacks/CSV_Injection): at the
 * beginning, and after what begins a cell where commas do not separate. Spanish Excel separates by semicolons. The first
 * character is looked at before the spaces in front of it: otherwise every space of a long row of them would look back.
 */
const formula = /^(?='*[=+\-@\t\r＝＋－＠])|(?=['=+\-@＝＋－＠])(?<=[;\t\r\n]\s*)(?='*[=+\-@＝＋－＠])/g
const escaped = /^'(?='*[=+\-@\t\r＝＋－＠])|(?=')(?<=[;\t\r\n]\s*)'(?='*[=+\-@＝＋－＠])/g
const plainNumber = /^-?\d+(\.\d+)?$/

/** Escapes formulas with an apostrophe, as spreadsheets do. Apostrophes there are doubled, so `readText` is the exact inverse. */
export function writeText(text: string): string {
  return plainNumber.test(text) ? text : text.replace(formula, "'")
}

export function readText(cell: string): string {
  return cell.replace(escaped, '')
}

/** Lines of a CSV. Every export is written here. */
export function writeRows(
  rows: readonly (readonly (string | number)[])[],
  format: { quoted?: boolean; record_delimiter?: string } = {},
): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? writeText(cell) : cell)))
  return stringify(cells, { quoted_match: /[;\t]/, ...format })
}
