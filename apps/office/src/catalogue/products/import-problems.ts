import type { ImportProblem } from '@tecnoclick/contract/catalogue/csv/schemas'
import { office } from '@tecnoclick/messages/office'

const { columns: names } = office.csv

export interface ProblemGroup extends Pick<ImportProblem, 'column' | 'message'> {
  lines: number[]
}

/** The same problem in many rows is one thing to mend. The most frequent come first. */
export function groupProblems(problems: readonly ImportProblem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const { line, column, message } of problems) {
    const group = groups.get(`${column}\n${message}`)
    if (group) group.lines.push(line)
    else groups.set(`${column}\n${message}`, { column, message, lines: [line] })
  }
  return [...groups.values()].toSorted((one, other) => other.lines.length - one.lines.length)
}

/** A row for each problem, for the spreadsheet in which they are mended. */
export function problemsCsv(problems: readonly ImportProblem[]): string {
  const rows = problems.map(({ line, sku, column, message }) => [String(line), sku, column, message])
  const header = [names.line, names.sku, names.column, names.message]
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** What a spreadsheet would take for a formula has an apostrophe before it (back-office.md#csv). */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
