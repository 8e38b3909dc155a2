/**
 * Splits an amount in proportion to the weights, by largest remainder: the parts are whole and their sum is the amount. No part
 * exceeds its weight if the amount does not exceed their sum.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  // Exact: the product of two amounts may exceed what a number holds.
  const exact = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight)
    return { floor: Number(product / BigInt(sum)), rest: product % BigInt(sum) }
  })
  const parts = exact.map(({ floor }) => floor)
  let missing = amount - parts.reduce((total, part) => total + part, 0)
  const byRest = exact
    .map(({ rest }, index) => ({ rest, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
  for (const { index } of byRest) {
    if (missing === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    missing -= 1
  }
  return parts
}

export interface PaidLine {
  amount: number
  /** What promotions take off. */
  discount: number
}

/** What is really paid for each line: less its promotions, and less its part of what was taken off the whole sale. */
export function paidForLines(lines: readonly PaidLine[], offSale: number): number[] {
  const left = lines.map(({ amount, discount }) => amount - discount)
  const shares = shareOut(offSale, left)
  return left.map((amount, index) => amount - (shares[index] ?? 0))
}

/** What some of the units of a line cost, after others came back: all of them together cost what was paid for the line. */
export function paidForUnits(
  paid: number,
  { units, before, bought }: { units: number; before: number; bought: number },
): number {
  const until = (count: number) => Math.floor((paid * count) / bought)
  return until(before + units) - until(before)
}
