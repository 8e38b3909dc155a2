/** Amounts are integers of minor units inside (DECISIONS 1.4); only these functions know other forms. */
export type CurrencyFormat = { code: string; symbol: string; decimals: number }

/** Wire amounts have two places whatever the currency shows. */
const centsPerUnit = 100

/** 123450 → 1234.5, a JSON number. */
export function toWire(minor: number): number {
  return minor / centsPerUnit
}

/** 1234.5 → 123450; undefined for what is no amount: negative, not finite, too large, or with a third decimal. */
export function fromWire(amount: number): number | undefined {
  const minor = Math.round(amount * centsPerUnit)
  if (!Number.isSafeInteger(minor) || minor < 0) return undefined
  return toWire(minor) === amount ? minor : undefined
}

/** `$1,234.50`, `MLC 1,234.50`, `CUP 1,234.50` (DECISIONS 1.3): the same in every language. */
export function formatPrice(minor: number, currency: CurrencyFormat): string {
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(currency.decimals + 1, '0')
  const units = digits.slice(0, digits.length - currency.decimals)
  const fraction = digits.slice(digits.length - currency.decimals)
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, ',')
  const gap = /\p{L}$/u.test(currency.symbol) ? ' ' : ''
  return `${sign}${currency.symbol}${gap}${grouped}${fraction === '' ? '' : `.${fraction}`}`
}
