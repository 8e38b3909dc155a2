/** A §4: what an order shows that could not be numbered; staff number it later. */
export const invalidOrderNumber = 'INVALIDO'

/** `ORDEN-001` … `ORDEN-999`, `ORDEN-1000` (A §9). */
export function formatOrderNumber(prefix: string, sequence: number): string {
  return `${prefix}-${String(sequence).padStart(3, '0')}`
}
