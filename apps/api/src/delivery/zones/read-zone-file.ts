import type { CsvImport } from '@tecnoclick/contract/platform/csv-import'
import { type DeliveryMode, type DeliveryZone, deliveryModes } from '@tecnoclick/domain/delivery/zones'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import { zoneCsv } from '@tecnoclick/messages/delivery/zone-csv'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { parseRows } from '../../platform/csv/parse-rows.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

const { columns, modes, problems: messages } = zoneCsv
const maxRows = 1000
const maxDays = 90

export interface Places {
  states: readonly { id: number; name: string }[]
  cities: readonly { id: number; name: string; stateId: number }[]
  currencies: readonly string[]
}

export type ZoneLine = DeliveryZone
type Problem = CsvImport['problems'][number]
type Cells = ReadonlyMap<string, string>

/** The rows that can be read, and what is wrong with the others. */
export function readZoneFile(
  file: Buffer,
  places: Places,
): { lines: ZoneLine[]; problems: Problem[] } | Refusal {
  const rows = parseRows(file)
  if (!rows) return invalidFile(messages.broken)
  const [header, ...body] = rows
  if (!header || body.length === 0) return invalidFile(messages.empty)
  if (body.length > maxRows) return invalidFile(fillText(messages.tooManyRows, { max: maxRows }))
  const names = header.map(fold)
  const wrongHeader = checkHeader(header, places.currencies)
  if (wrongHeader) return wrongHeader
  const lines: ZoneLine[] = []
  const problems: Problem[] = []
  const seen = new Map<string, number>()
  for (const [index, row] of body.entries()) {
    const line = index + 2
    const cells: Cells = new Map(names.map((name, at) => [name, (row[at] ?? '').trim()]))
    const zone = readZone(cells, places)
    if ('message' in zone) {
      problems.push({ line, ...zone })
      continue
    }
    const place = `${zone.stateId} ${zone.cityId}`
    const first = seen.get(place)
    if (first !== undefined) {
      problems.push({ line, column: columns.city, message: fillText(messages.twice, { line: first }) })
      continue
    }
    seen.set(place, line)
    lines.push(zone)
  }
  return { lines, problems }
}

function checkHeader(header: readonly string[], currencies: readonly string[]): Refusal | undefined {
  const known = [
    ...[columns.state, columns.city, columns.mode, columns.daysFrom, columns.daysTo],
    ...currencies.flatMap((currency) =>
      [columns.fee, columns.minimum].map((name) => fillText(name, { currency })),
    ),
  ]
  const folded = header.map(fold)
  const unknown = header.find((name) => !known.map(fold).includes(fold(name)))
  if (unknown !== undefined)
    return invalidFile(fillText(messages.unknownColumn, { name: unknown.slice(0, 60) }))
  const missing = [columns.state, columns.city, columns.mode].find((name) => !folded.includes(fold(name)))
  return missing === undefined ? undefined : invalidFile(fillText(messages.column, { name: missing }))
}

function invalidFile(message: string): Refusal {
  return refuse('invalid', { fields: { file: message } })
}

type BadCell = Omit<Problem, 'line'>

function readZone(cells: Cells, places: Places): ZoneLine | BadCell {
  const cell = (name: string) => cells.get(fold(name)) ?? ''
  const stateName = cell(columns.state)
  const state = places.states.find(({ name }) => fold(name) === fold(stateName))
  if (!state) return { column: columns.state, message: fillText(messages.state, { name: stateName }) }
  const cityName = cell(columns.city)
  const city = places.cities.find(
    ({ name, stateId }) => stateId === state.id && fold(name) === fold(cityName),
  )
  if (cityName !== '' && !city) {
    return { column: columns.city, message: fillText(messages.city, { name: cityName }) }
  }
  const mode = readMode(cell(columns.mode))
  if (!mode) return { column: columns.mode, message: messages.mode }
  const days = readDays(cell(columns.daysFrom), cell(columns.daysTo))
  if (!days) return { column: columns.daysTo, message: messages.days }
  const fees = readAmounts(columns.fee, cell, places.currencies)
  if ('message' in fees) return fees
  const minimums = readAmounts(columns.minimum, cell, places.currencies)
  if ('message' in minimums) return minimums
  return {
    stateId: state.id,
    cityId: city?.id ?? null,
    mode,
    ...days,
    fees: fees.amounts,
    minimums: minimums.amounts,
  }
}

function readMode(cell: string): DeliveryMode | undefined {
  return deliveryModes.find((mode) => fold(modes[mode]) === fold(cell))
}

function readDays(from: string, to: string): Pick<ZoneLine, 'daysFrom' | 'daysTo'> | undefined {
  if (from === '' && to === '') return { daysFrom: null, daysTo: null }
  if (!/^\d{1,2}$/.test(from) || !/^\d{1,2}$/.test(to)) return undefined
  const [daysFrom, daysTo] = [Number(from), Number(to)]
  return daysFrom <= daysTo && daysTo <= maxDays ? { daysFrom, daysTo } : undefined
}

function readAmounts(
  column: string,
  cell: (name: string) => string,
  currencies: readonly string[],
): { amounts: MoneyByCurrency } | BadCell {
  const amounts: MoneyByCurrency = {}
  for (const currency of currencies) {
    const name = fillText(column, { currency })
    const text = cell(name)
    if (text === '') continue
    const minor = /^\d{1,8}([.,]\d{1,2})?$/.test(text) ? fromWire(Number(text.replace(',', '.'))) : undefined
    if (minor === undefined) return { column: name, message: messages.amount }
    amounts[currency] = minor
  }
  return { amounts }
}

/** Case and accents do not matter: `Dias desde` is `Días desde`. */
function fold(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
