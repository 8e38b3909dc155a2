import { maxUnitsPerLine } from './quantity.ts'

/** selling.md#cart */
export const maxCartLines = 50

/** More options than any product has. */
export const maxChosenOptions = 20

export interface CountedLine {
  productId: number
  quantity: number
}

/** Lines of one product with different options share its stock: units are summed per product (selling.md#stock). */
export function unitsByProduct(lines: Iterable<CountedLine>): Map<number, number> {
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}

/** The limits of one account (selling.md#cart); of a combo, its parts count too. */
export function fitsInCart(
  lines: readonly CountedLine[],
  partsOf: (productId: number) => readonly CountedLine[] = () => [],
): boolean {
  if (lines.length > maxCartLines) return false
  const counted = lines.flatMap((line) => [
    line,
    ...partsOf(line.productId).map((part) => ({ ...part, quantity: part.quantity * line.quantity })),
  ])
  return [...unitsByProduct(counted).values()].every((units) => units <= maxUnitsPerLine)
}

/** Why a product that was asked for is not in the cart, or with fewer units (selling.md#cart). */
export const missingReasons = [
  'notSold',
  'noPrice',
  'otherOptions',
  'outOfStock',
  'unpaidLimit',
  'cartFull',
] as const

export type MissingReason = (typeof missingReasons)[number]

/** The units of a product in a cart, and what the account may reserve of it. */
export interface Addable {
  inCart: number
  held: number
  stock: number
  share: number
}

/** How many of the wanted units can be added, and why not more. */
export function addableUnits(
  wanted: number,
  { inCart, held, stock, share }: Addable,
): { units: number; reason?: MissingReason } {
  const limits: [MissingReason, number][] = [
    ['outOfStock', stock + held - inCart],
    ['unpaidLimit', share - inCart],
    ['cartFull', maxUnitsPerLine - inCart],
  ]
  const [reason, least] = limits.reduce((lowest, limit) => (limit[1] < lowest[1] ? limit : lowest))
  return least >= wanted ? { units: wanted } : { units: Math.max(0, least), reason }
}

export interface PricedLine {
  quantity: number
  /** One unit in minor units; undefined: no price in this currency. */
  price: number | undefined
}

export interface CartTotals {
  quantity: number
  subtotal: number
  total: number
}

/** subtotal = sum of line totals, total = subtotal + extra lines, quantity = sum of quantities (selling.md#cart). */
export function cartTotals(
  lines: readonly PricedLine[],
  extraLines: readonly { price: number }[],
): CartTotals {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const subtotal = lines.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, 0)
  const total = extraLines.reduce((sum, extra) => sum + extra.price, subtotal)
  return { quantity, subtotal, total }
}
