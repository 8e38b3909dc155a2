/** Products in one combo (catalogue.md#combos). */
export const maxComboParts = 20
export const largestComboDiscount = 90

/** How many combos the stock of their parts is enough for: the smallest part decides. */
export function comboStock(parts: readonly { stock: number; quantity: number }[]): number {
  return parts.length === 0
    ? 0
    : Math.min(...parts.map(({ stock, quantity }) => Math.floor(stock / quantity)))
}

/** What the parts cost apart, in whatever unit; undefined if one has no price. */
export function apartPrice(
  parts: readonly { price: number | null | undefined; quantity: number }[],
): number | undefined {
  let sum = 0
  for (const { price, quantity } of parts) {
    if (price == null) return undefined
    sum += price * quantity
  }
  return sum
}

/** Less the discount of the combo, rounded up to the cent. */
export function comboPrice(apart: number, discount: number): number {
  return Math.ceil((apart * (100 - discount)) / 100)
}

/** What is earned with one, of parts whose cost is known; of others it says how many. In whatever unit. */
export function comboMargin(
  price: number,
  parts: readonly { cost: number | undefined; quantity: number }[],
): { margin: number } | { unknown: number } {
  const unknown = parts.filter(({ cost }) => cost === undefined).length
  if (unknown > 0) return { unknown }
  return { margin: price - parts.reduce((sum, { cost = 0, quantity }) => sum + cost * quantity, 0) }
}
