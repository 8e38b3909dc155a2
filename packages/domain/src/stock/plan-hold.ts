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

/** What a combo is made of, by its id; none of any other product. */
export type PartsOf = (productId: number) => readonly { productId: number; quantity: number }[]

/**
 * Every line of the cart should be reserved in full (selling.md#reservations). Where stock is too low, lines that this
 * change did not ask for stay 'Sin reserva'. Without `limitsOf`, stock is unlimited. A combo takes the units of its parts and
 * counts for its own limits, but has no units itself (catalogue.md#combos).
 */
export function planHold(
  before: readonly HeldLine[],
  wanted: readonly LineToHold[],
  limitsOf: (productId: number) => HoldLimits = () => ({ stock: Number.POSITIVE_INFINITY }),
  partsOf: PartsOf = () => [],
): HoldPlan {
  const plan: HoldPlan = { takes: [], reserved: wanted.map(({ quantity }) => quantity), optional: [] }
  /** How many units of a product one of the line takes. */
  const each = (line: { productId: number }, id: number) =>
    line.productId === id
      ? 1
      : (partsOf(line.productId).find(({ productId }) => productId === id)?.quantity ?? 0)
  const heldOf = (id: number) => sum(before.map((line) => line.reserved * each(line, id)))
  const linesOf = (id: number) => [...wanted.entries()].filter(([, line]) => each(line, id) > 0)
  const isAsked = (id: number) => linesOf(id).some(([, { mustHold }]) => mustHold)
  const ids = [
    ...new Set(
      [...before, ...wanted].flatMap(({ productId: id }) => [
        id,
        ...partsOf(id).map((part) => part.productId),
      ]),
    ),
  ].sort((a, b) => a - b)
  for (const id of ids) {
    const lines = linesOf(id)
    const { stock, share = Number.POSITIVE_INFINITY, isPaused = false } = limitsOf(id)
    const held = heldOf(id)
    const asked = sum(lines.map(([, line]) => line.quantity * each(line, id)))
    const isShort = asked - held > stock
    const isLimited = asked > held && asked > share
    if (isShort && isAsked(id)) return { ...plan, short: id }
    if (isLimited && isAsked(id)) return { ...plan, limited: id }
    const isUnheld = (reserved: number) => isPaused || ((isShort || isLimited) && reserved === 0)
    for (const [index, { reserved }] of lines) if (isUnheld(reserved)) plan.reserved[index] = 0
  }
  for (const id of ids.filter((one) => partsOf(one).length === 0)) {
    const units =
      sum(linesOf(id).map(([index, line]) => (plan.reserved[index] ?? 0) * each(line, id))) - heldOf(id)
    if (units !== 0) plan.takes.push({ productId: id, units })
    if (units > 0 && !isAsked(id)) plan.optional.push(id)
  }
  return plan
}

function sum(units: readonly number[]): number {
  return units.reduce((total, count) => total + count, 0)
}
