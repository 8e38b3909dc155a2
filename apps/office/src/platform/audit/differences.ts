import { office } from '@tecnoclick/messages/office'

const { auditLog: texts } = office

export interface Difference {
  field: string
  before: string
  after: string
}

type Titles = Readonly<Record<string, string>>

/** The changed fields of a row as text, with titles instead of ids. Of a created or deleted row, all fields. */
export function differences(before: unknown, after: unknown, titles: Titles = {}): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const shown = (field: string, value: unknown) => toText(titledValue(field, value, titles))
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .map((field) => ({ field, before: shown(field, old[field]), after: shown(field, now[field]) }))
    .filter((difference) => difference.before !== difference.after)
}

function fieldsOf(row: unknown): Record<string, unknown> {
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : {}
}

/** An id that has no title, since its row is gone, stays an id. */
function titledValue(field: string, value: unknown, titles: Titles): unknown {
  const titleOf = (id: unknown) => titles[`${field}:${id}`] ?? id
  if (!Array.isArray(value)) return titleOf(value)
  const found = value.map(titleOf)
  return found.every((one, index) => one === value[index]) ? value : found.join(', ')
}

function toText(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const names = [value].flat().map(nameOf)
  if (names.length > 0 && names.every((name) => name !== undefined)) return names.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Of a row inside a row, such as the brand of a product. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, title } = value as { id?: unknown; name?: unknown; title?: unknown }
  const found = name ?? title
  return id !== undefined && typeof found === 'string' && found !== '' ? found : undefined
}
