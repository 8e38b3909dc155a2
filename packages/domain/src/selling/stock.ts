export interface HeldLine {
  productId: number
  /** Units taken from the shelf for this line: all or none. */
  reserved: number
}

export interface LineToHold extends HeldLine {
  quantity: number
  /** Without units for it the whole change is refused. */
  mustHold: boolean
}

export interface HoldPlan {
  /** What leaves the shelf per product, by id; negative goes back. */
  takes: { productId: number; units: number }[]
  /** What each line holds afterwards, in the order of the lines. */
  reserved: number[]
  /** Products taken again because their lines were 'Sin reserva', not because the customer asks for more. */
  optional: number[]
  /** A product without enough units, where that refuses the change. */
  short?: number
}

/**
 * Every line of the cart should be reserved in full (selling.md#reservations). Where stock is too low, lines that this
 * change did not ask for stay 'Sin reserva'. Without `onShelf`, stock is unlimited.
 */
export function planHold(
  before: readonly HeldLine[],
  wanted: readonly LineToHold[],
  onShelf: (productId: number) => number = () => Number.POSITIVE_INFINITY,
): HoldPlan {
  const plan: HoldPlan = { takes: [], reserved: wanted.map(({ quantity }) => quantity), optional: [] }
  const ids = new Set([...before, ...wanted].map(({ productId }) => productId))
  for (const productId of [...ids].sort((a, b) => a - b)) {
    const held = sum(before.filter((line) => line.productId === productId).map(({ reserved }) => reserved))
    const lines = [...wanted.entries()].filter(([, line]) => line.productId === productId)
    const isAsked = lines.some(([, { mustHold }]) => mustHold)
    const isShort = sum(lines.map(([, { quantity }]) => quantity)) - held > onShelf(productId)
    if (isShort && isAsked) return { ...plan, short: productId }
    if (isShort) for (const [index, { reserved }] of lines) if (reserved === 0) plan.reserved[index] = 0
    const units = sum(lines.map(([index]) => plan.reserved[index] ?? 0)) - held
    if (units !== 0) plan.takes.push({ productId, units })
    if (units > 0 && !isAsked) plan.optional.push(productId)
  }
  return plan
}

function sum(units: readonly number[]): number {
  return units.reduce((total, count) => total + count, 0)
}
