/** A form's values are whatever was typed; the API says what is wrong with them. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN
}
