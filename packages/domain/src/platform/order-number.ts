/** Shown by an order that could not be numbered; staff number it later (platform.md#document-numbers). */
export const invalidOrderNumber = 'INVALIDO'

/** The number on the wire, or undefined while there is none. */
export function knownNumber(number: string): string | undefined {
  return number === invalidOrderNumber ? undefined : number
}

/** `ORDEN-001` … `ORDEN-999`, `ORDEN-1000` (platform.md#document-numbers). */
export function formatOrderNumber(prefix: string, sequence: number): string {
  return `${prefix}-${String(sequence).padStart(3, '0')}`
}

/** Parses a number typed in any case and padding (`orden-12`); undefined if invalid, such as `orden-0`. */
export function readOrderNumber(text: string): string | undefined {
  const [, prefix, sequence] = /^([A-Z0-9][A-Z0-9/._-]{0,19})-0*([1-9]\d{0,9})$/i.exec(text.trim()) ?? []
  return prefix && sequence ? formatOrderNumber(prefix.toUpperCase(), Number(sequence)) : undefined
}
