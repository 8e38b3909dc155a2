export interface Difference {
  field: string
  before: string
  after: string
}

/** The changed fields of a row as text. Of a created or deleted row, all fields. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .map((field) => ({ field, before: toText(old[field]), after: toText(now[field]) }))
    .filter((difference) => difference.before !== difference.after)
}

function fieldsOf(row: unknown): Record<string, unknown> {
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : {}
}

function toText(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
