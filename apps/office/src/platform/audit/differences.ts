export interface Difference {
  field: string
  before: string
  after: string
}

/** The fields of a row that changed, in words; of a row that came or went, all of them. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names
    .map((field) => ({ field, before: inWords(old[field]), after: inWords(now[field]) }))
    .filter((difference) => difference.before !== difference.after)
}

function fieldsOf(row: unknown): Record<string, unknown> {
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : {}
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
