/** What a line of a quote charges for. */
export const quoteLineKinds = ['part', 'labour'] as const

export type QuoteLineKind = (typeof quoteLineKinds)[number]

export const linesPerQuote = 20

/** In minor units. */
export function quoteTotal(lines: readonly { quantity: number; price: number }[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
}

interface Line {
  position: number
  quantity: number
  price: number
  optional: boolean
}

/**
 * What an accepted quote costs without the lines that are left out; undefined if one of them is not optional, or nothing is
 * left to pay (workshop.md#quotes). Minor units.
 */
export function acceptedAmount(
  quote: { amount: number; lines: readonly Line[] },
  declined: readonly number[],
): number | undefined {
  const optional = quote.lines.filter((line) => line.optional).map(({ position }) => position)
  if (declined.some((position) => !optional.includes(position))) return undefined
  const left = quoteTotal(quote.lines.filter(({ position }) => declined.includes(position)))
  return quote.amount > left ? quote.amount - left : undefined
}

/** What is asked for when a quote is accepted: never more than it costs. Minor units. */
export function depositOf(quote: {
  amount: number
  deposit: number | null
  depositPercent: number | null
}): number | null {
  if (quote.depositPercent !== null) return Math.ceil((quote.amount * quote.depositPercent) / 100)
  return quote.deposit === null ? null : Math.min(quote.deposit, quote.amount)
}
