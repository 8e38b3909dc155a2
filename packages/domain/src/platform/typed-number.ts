/*
 * Numbers as people type or paste them: also what the shop itself prints, `CUP 21,500.00`. A comma groups thousands and
 * a point marks decimals, as in `formatPrice`; Cuban keyboards offer a comma for decimals, so `249,90` is one too.
 */

interface TypedNumber {
  value: number
  /** `+10` and `-2` change a number that is there. */
  sign: '+' | '-' | undefined
}

const currency = String.raw`(?:\p{Sc}|[A-Za-z]{3})`
const pattern = new RegExp(String.raw`^([+\-−])?\s*(?:${currency}\s*)?(\d[\d.,]*)\s*${currency}?$`, 'u')

/** `1,234` and `1,234,567.5`: groups of three. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/
/** `1.234,50`, as on European price lists. A point alone never groups: `1.234` has a third decimal. */
const groupedByPoints = /^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/
const plain = /^\d+(?:[.,]\d{1,2})?$/

/** Undefined if the text is no number, or one that could mean two. */
function readTyped(text: string): TypedNumber | undefined {
  const match = pattern.exec(text.replaceAll('\u00a0', ' ').trim())
  const digits = match?.[2]
  if (digits === undefined) return undefined
  const value = readDigits(digits)
  if (value === undefined || !Number.isSafeInteger(Math.round(value * 100))) return undefined
  const sign = match?.[1]
  return { value, sign: sign === undefined ? undefined : sign === '+' ? '+' : '-' }
}

function readDigits(digits: string): number | undefined {
  if (grouped.test(digits)) return Number(digits.replaceAll(',', ''))
  if (groupedByPoints.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  return plain.test(digits) ? Number(digits.replace(',', '.')) : undefined
}

/** An amount of money. With `current`, `+10` and `-2` are changes of it; without, a sign is refused. */
export function readTypedAmount(text: string, current?: number): number | undefined {
  const typed = readTyped(text)
  if (!typed) return undefined
  if (typed.sign === undefined) return typed.value
  if (current === undefined) return undefined
  const cents = Math.round(current * 100) + Math.round(typed.value * 100) * (typed.sign === '+' ? 1 : -1)
  return cents < 0 ? undefined : cents / 100
}

/** A whole number of units, such as a stock. Signs work as for an amount. */
export function readTypedCount(text: string, current?: number): number | undefined {
  const count = readTypedAmount(text, current)
  return count !== undefined && Number.isSafeInteger(count) ? count : undefined
}
