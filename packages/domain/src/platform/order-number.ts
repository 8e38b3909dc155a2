/** A §4: what an order shows that could not be numbered; staff number it later. */
export const invalidOrderNumber = 'INVALIDO'

/** `ORDEN-001` … `ORDEN-999`, `ORDEN-1000` (A §9). */
export function formatOrderNumber(prefix: string, sequence: number): string {
  return `${prefix}-${String(sequence).padStart(3, '0')}`
}

/** The number that is meant by `orden-12`, typed in any case and padding; undefined for anything less, such as `orden-0`. */
export function readOrderNumber(text: string): string | undefined {
  const [, prefix, sequence] = /^([A-Z0-9][A-Z0-9/._-]{0,19})-0*([1-9]\d{0,9})$/i.exec(text.trim()) ?? []
  return prefix && sequence ? formatOrderNumber(prefix.toUpperCase(), Number(sequence)) : undefined
}
