import type { CsvImport } from '@tecnoclick/contract/platform/csv-import'
import type { Translatable } from '@tecnoclick/contract/site/translations/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { keepsPlaceholders, type TargetLanguage, targetLanguages } from '@tecnoclick/domain/site/content'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { translations } from '@tecnoclick/messages/site/office'
import { translationCsv } from '@tecnoclick/messages/site/translation-csv'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { parseRows } from '../../platform/csv/parse-rows.ts'
import { writeRows } from '../../platform/csv/text-cell.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { changeTranslation } from './change-translation.ts'
import { readTranslatables } from './translatable-texts.ts'

const { columns, problems: messages } = translationCsv
const { areas } = translations
const maxRows = 10_000
const maxLength = 5000

type Texts = Record<TargetLanguage, string | null>
type Problem = CsvImport['problems'][number]

/** Importing an export changes nothing. */
export async function exportTranslations(db: Drizzle): Promise<string> {
  const rows = await readTranslatables(db)
  const body = rows.map(({ area, source, en, ru, ar }) => [areas[area], source, en ?? '', ru ?? '', ar ?? ''])
  return `\ufeff${writeRows([Object.values(columns), ...body])}`
}

/** With a problem nothing is written, so that the corrected file can be sent again as it is. */
export async function importTranslations(
  tx: Transaction,
  actor: Actor,
  file: Buffer,
  isDryRun: boolean,
): Promise<CsvImport | Refusal> {
  const read = readFile(file, await readTranslatables(tx))
  if (isRefusal(read)) return read
  const { lines, problems } = read
  const report: CsvImport = { added: 0, changed: 0, same: 0, problems }
  for (const { before, texts } of lines) {
    const kind = isSame(before, texts) ? 'same' : before.version === 0 ? 'added' : 'changed'
    report[kind] += 1
    if (isDryRun || problems.length > 0 || kind === 'same') continue
    const change = { ...texts, version: before.version }
    const written = await changeTranslation(tx, actor, before.key, change, before)
    if (isRefusal(written)) return written
  }
  return report
}

interface Line {
  before: Translatable
  texts: Texts
}

function readFile(
  file: Buffer,
  known: readonly Translatable[],
): { lines: Line[]; problems: Problem[] } | Refusal {
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
  const byText = new Map(known.map((text) => [`${areas[text.area]} ${text.source}`, text]))
  const seen = new Map<string, number>()
  const lines: Line[] = []
  const problems: Problem[] = []
  for (const [index, row] of body.entries()) {
    const line = index + 2
    const cell = (name: string) => row[placeOf(name)] ?? ''
    const before = byText.get(`${cell(columns.area).trim()} ${cell(columns.source)}`)
    const first = before && seen.get(before.key)
    if (!before) problems.push({ line, column: columns.source, message: messages.source })
    else if (first !== undefined)
      problems.push({ line, column: columns.source, message: fillText(messages.twice, { line: first }) })
    else {
      seen.set(before.key, line)
      const texts = textsOf((language) => cell(columns[language]))
      problems.push(...problemsOf(before, texts).map((problem) => ({ line, ...problem })))
      lines.push({ before, texts })
    }
  }
  return { lines, problems }
}

function textsOf(cell: (language: TargetLanguage) => string): Texts {
  const text = (language: TargetLanguage) => cell(language).replaceAll('\r\n', '\n').trim() || null
  return { en: text('en'), ru: text('ru'), ar: text('ar') }
}

function problemsOf({ source }: Translatable, texts: Texts): Omit<Problem, 'line'>[] {
  return targetLanguages.flatMap((language) => {
    const text = texts[language]
    const column = columns[language]
    if (text === null) return []
    if (text.length > maxLength) return [{ column, message: fillText(messages.long, { max: maxLength }) }]
    return keepsPlaceholders(source, text) ? [] : [{ column, message: messages.braces }]
  })
}

function isSame(before: Translatable, texts: Texts): boolean {
  return targetLanguages.every((language) => before[language] === texts[language])
}

function invalidFile(message: string): Refusal {
  return refuse('invalid', { fields: { file: message } })
}
