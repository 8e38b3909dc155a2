export interface HeldLine {
  productId: number
  /** Units reserved for this line: all or none. */
  reserved: number
}

export interface LineToHold extends HeldLine {
  quantity: number
  /** Without enough units the whole change is refused. */
  mustHold: boolean
}

export interface HoldPlan {
  /** Units to reserve per product, sorted by id; negative units are released. */
  takes: { productId: number; units: number }[]
  /** Reserved units of each line afterwards, in the order of the lines. */
  reserved: number[]
  /** Products reserved again because their lines were 'Sin reserva', not because the customer wants more. */
  optional: number[]
  /** The product whose lack of units refuses the change. */
  short?: number
}

/**
 * Every line of the cart should be reserved in full (selling.md#reservations). Where stock is too low, lines that this
 * change did not ask for stay 'Sin reserva'. Without `stockOf`, stock is unlimited.
 */
export function planHold(
  before: readonly HeldLine[],
  wanted: readonly LineToHold[],
  stockOf: (productId: number) => number = () => Number.POSITIVE_INFINITY,
): HoldPlan {
  const plan: HoldPlan = { takes: [], reserved: wanted.map(({ quantity }) => quantity), optional: [] }
  const ids = new Set([...before, ...wanted].map(({ productId }) => productId))
  for (const productId of [...ids].sort((a, b) => a - b)) {
    const held = sum(before.filter((line) => line.productId === productId).map(({ reserved }) => reserved))
    const lines = [...wanted.entries()].filter(([, line]) => line.productId === productId)
    const isAsked = lines.some(([, { mustHold }]) => mustHold)
    const isShort = sum(lines.map(([, { quantity }]) => quantity)) - held > stockOf(productId)
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
