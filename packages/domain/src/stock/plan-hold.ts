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
  /** The product of which the account may not have as many units. */
  limited?: number
}

export interface HoldLimits {
  /** Units that can be sold. */
  stock: number
  /** Units that the account may have in its cart. */
  share?: number
  /** Reserved for as long as is allowed: nothing for now (selling.md#reservations). */
  isPaused?: boolean
}

/**
 * Every line of the cart should be reserved in full (selling.md#reservations). Where stock is too low, lines that this
 * change did not ask for stay 'Sin reserva'. Without `limitsOf`, stock is unlimited.
 */
export function planHold(
  before: readonly HeldLine[],
  wanted: readonly LineToHold[],
  limitsOf: (productId: number) => HoldLimits = () => ({ stock: Number.POSITIVE_INFINITY }),
): HoldPlan {
  const plan: HoldPlan = { takes: [], reserved: wanted.map(({ quantity }) => quantity), optional: [] }
  const ids = new Set([...before, ...wanted].map(({ productId }) => productId))
  for (const productId of [...ids].sort((a, b) => a - b)) {
    const held = sum(before.filter((line) => line.productId === productId).map(({ reserved }) => reserved))
    const lines = [...wanted.entries()].filter(([, line]) => line.productId === productId)
    const isAsked = lines.some(([, { mustHold }]) => mustHold)
    const { stock, share = Number.POSITIVE_INFINITY, isPaused = false } = limitsOf(productId)
    const asked = sum(lines.map(([, { quantity }]) => quantity))
    const isShort = asked - held > stock
    const isLimited = asked > held && asked > share
    if (isShort && isAsked) return { ...plan, short: productId }
    if (isLimited && isAsked) return { ...plan, limited: productId }
    const isUnheld = (reserved: number) => isPaused || ((isShort || isLimited) && reserved === 0)
    for (const [index, { reserved }] of lines) if (isUnheld(reserved)) plan.reserved[index] = 0
    const units = sum(lines.map(([index]) => plan.reserved[index] ?? 0)) - held
    if (units !== 0) plan.takes.push({ productId, units })
    if (units > 0 && !isAsked) plan.optional.push(productId)
  }
  return plan
}

function sum(units: readonly number[]): number {
  return units.reduce((total, count) => total + count, 0)
}
