/** A form with a checkbox per currency. */
export function ticked(value: unknown): string[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return entries.filter(([, isTicked]) => isTicked === true).map(([code]) => code)
}
