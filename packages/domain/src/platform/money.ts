/** Amounts are integers of minor units everywhere (platform.md#money); only these functions convert them. */
export type CurrencyFormat = { code: string; symbol: string; decimals: number }

/** The first currency if the wanted one is not offered. Without the currencies, the code is used as symbol. */
export function currencyFormatOf(wanted: string, offered: readonly CurrencyFormat[]): CurrencyFormat {
  const found = offered.find(({ code }) => code === wanted) ?? offered[0]
  if (!found) return { code: wanted, symbol: wanted, decimals: 2 }
  const { code, symbol, decimals } = found
  return { code, symbol, decimals }
}

/** Minor units are hundredths whatever the currency shows. */
const centsPerUnit = 100

/** 123450 → 1234.5, a JSON number. */
export function toWire(minor: number): number {
  return minor / centsPerUnit
}

/** 1234.5 → 123450; undefined if negative, not finite, too large, or with a third decimal. */
export function fromWire(amount: number): number | undefined {
  const minor = Math.round(amount * centsPerUnit)
  if (!Number.isSafeInteger(minor) || minor < 0) return undefined
  return toWire(minor) === amount ? minor : undefined
}

/**
 * `$1,234.50`, `MLC 1,234.50`, `CUP 1,234.50`: the same in every language (platform.md#money). Rounds for a currency
 * with fewer decimals, pads with zeros for one with more.
 */
export function formatPrice(minor: number, { symbol, decimals }: CurrencyFormat): string {
  const shown = Math.round(Math.abs(minor) / (centsPerUnit / 10 ** decimals))
  const sign = minor < 0 && shown > 0 ? '-' : ''
  const digits = String(shown).padStart(decimals + 1, '0')
  const units = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, ',')
  const gap = /\p{L}$/u.test(symbol) ? ' ' : ''
  return `${sign}${symbol}${gap}${grouped}${fraction === '' ? '' : `.${fraction}`}`
}

/**
 * For a screen: an amount is never torn at the end of a line. Mails, files and stored texts keep plain spaces, by which
 * programs find them.
 */
export function onOneLine(amount: string): string {
  return amount.replaceAll(' ', '\u00a0')
}

/** With the code where the symbol alone is ambiguous: `$1,234.50 USD`, `MLC 1,234.50`. For carts, orders and papers. */
export function formatAmount(minor: number, currency: CurrencyFormat): string {
  const text = formatPrice(minor, currency)
  return text.includes(currency.code) ? text : `${text} ${currency.code}`
}
