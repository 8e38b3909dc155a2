import type { CsvImport } from '@tecnoclick/contract/platform/csv-import'
import {
  type EditablePromise,
  newPromiseSchema,
  promiseIcons,
} from '@tecnoclick/contract/site/promises/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { promises } from '@tecnoclick/database/schema/site/promises'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { promises as texts } from '@tecnoclick/messages/site/office'
import { promiseCsv } from '@tecnoclick/messages/site/promise-csv'
import { asc } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { parseRows } from '../../platform/csv/parse-rows.ts'
import { writeRows } from '../../platform/csv/text-cell.ts'
import { fieldErrors, spanishMessage } from '../../platform/http/field-errors.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { insertAudited, updateVersioned } from '../../platform/rows/audited-writes.ts'

const { columns, problems: messages, yes, no } = promiseCsv
const { icons } = texts
const maxRows = 100

type Problem = CsvImport['problems'][number]
type Line = Pick<EditablePromise, 'icon' | 'title' | 'text' | 'position' | 'enable'>

/** Importing an export changes nothing. */
export async function exportPromises(db: Drizzle): Promise<string> {
  const rows = await db.select().from(promises).orderBy(asc(promises.position), asc(promises.id))
  const body = rows.map(({ title, text, icon, position, enable }) => {
    return [title, text, icons[icon], position, enable ? yes : no]
  })
  return `\ufeff${writeRows([Object.values(columns), ...body])}`
}

/** Rows are matched by their title. With a problem nothing is written. */
export async function importPromises(
  tx: Transaction,
  actor: Actor,
  file: Buffer,
  isDryRun: boolean,
): Promise<CsvImport | Refusal> {
  const read = readFile(file)
  if (isRefusal(read)) return read
  const { lines, problems } = read
  const stored = await tx.select().from(promises).for('update')
  const report: CsvImport = { added: 0, changed: 0, same: 0, problems }
  const change = { table: promises, entity: 'promise' } as const
  for (const line of lines) {
    const before = stored.find(({ title }) => title === line.title)
    const kind = before ? (isSame(before, line) ? 'same' : 'changed') : 'added'
    report[kind] += 1
    if (isDryRun || problems.length > 0 || kind === 'same') continue
    if (before) await updateVersioned(tx, actor, { ...change, id: before.id, changes: line })
    else await insertAudited(tx, actor, { ...change, values: line })
  }
  return report
}

function isSame(before: Line, line: Line): boolean {
  return (['title', 'text', 'icon', 'position', 'enable'] as const).every((key) => before[key] === line[key])
}

function readFile(file: Buffer): { lines: Line[]; problems: Problem[] } | Refusal {
  const [header, ...body] = parseRows(file) ?? []
  if (!header) return invalidFile(messages.broken)
  if (body.length === 0) return invalidFile(messages.empty)
  if (body.length > maxRows) return invalidFile(fillText(messages.tooManyRows, { max: maxRows }))
  const places = new Map(
    header.map((name, place) => [name.trim().toLowerCase(), place] as const).toReversed(),
  )
  const placeOf = (name: string) => places.get(name.toLowerCase()) ?? -1
  const missing = Object.values(columns).find((name) => placeOf(name) < 0)
  if (missing !== undefined) return invalidFile(fillText(messages.column, { name: missing }))
  const lines: Line[] = []
  const problems: Problem[] = []
  const seen = new Map<string, number>()
  for (const [index, row] of body.entries()) {
    const line = index + 2
    const read = readRow((name) => (row[placeOf(columns[name])] ?? '').trim())
    if ('message' in read) {
      problems.push({ line, ...read })
      continue
    }
    const first = seen.get(read.title)
    if (first !== undefined)
      problems.push({ line, column: columns.title, message: fillText(messages.twice, { line: first }) })
    seen.set(read.title, line)
    lines.push(read)
  }
  return { lines, problems }
}

type Cell = (name: keyof typeof columns) => string
type BadCell = Omit<Problem, 'line'>

function readRow(cell: Cell): Line | BadCell {
  const icon = promiseIcons.find((name) => icons[name].toLowerCase() === cell('icon').toLowerCase())
  const names = Object.values(icons).join(', ')
  if (!icon) return { column: columns.icon, message: fillText(messages.icon, { icons: names }) }
  const enable = cell('enable').toLowerCase()
  if (enable !== yes && enable !== no) return { column: columns.enable, message: messages.enable }
  const position = Number(cell('position'))
  const typed = { icon, title: cell('title'), text: cell('text'), position }
  const read = newPromiseSchema.safeParse(typed, { reportInput: true })
  if (read.success) return { ...typed, enable: enable === yes }
  const [[name, issue] = ['title', undefined]] = Object.entries(fieldErrors(read.error))
  const header: Readonly<Record<string, string>> = columns
  return { column: header[name] ?? name, message: issue ? spanishMessage(issue) : '' }
}

function invalidFile(message: string): Refusal {
  return refuse('invalid', { fields: { file: message } })
}
