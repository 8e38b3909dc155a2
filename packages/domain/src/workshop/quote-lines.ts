/** What a line of a quote charges for. */
export const quoteLineKinds = ['part', 'labour'] as const

export type QuoteLineKind = (typeof quoteLineKinds)[number]

export const linesPerQuote = 20

/** In minor units. */
export function quoteTotal(lines: readonly { quantity: number; price: number }[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
}
