/** An order that a buyer was told about. */
export interface Confirmed {
  key: string
  id: number
  number: string
  /** Milliseconds of `performance.now()`. */
  at: number
}

export interface Stored {
  key: string
  id: number
  number: string
}

export interface Comparison {
  /** Acknowledged, and not in the database. */
  lost: Confirmed[]
  /** Numbers that two acknowledged orders have, and keys that are in the database twice or with another id. */
  double: string[]
}

/** Every acknowledged order, in the order of the answers. */
export class Ledger {
  readonly #confirmed: Confirmed[] = []
  readonly #known = new Set<string>()

  get size(): number {
    return this.#confirmed.length
  }

  add(order: Confirmed): void {
    this.#confirmed.push(order)
  }

  all(): readonly Confirmed[] {
    return this.#confirmed
  }

  /** The longest time without an answer between two moments, in milliseconds. */
  longestGap(from: number, to: number): number {
    const moments = this.#confirmed.map(({ at }) => at).filter((at) => at > from && at < to)
    return Math.max(...[...moments, to].map((at, index) => at - (moments[index - 1] ?? from)))
  }

  /** Compares with the database; what was reported before is not reported again. */
  compare(confirmed: readonly Confirmed[], stored: readonly Stored[]): Comparison {
    const found = compareOrders(confirmed, stored)
    const isNew = (name: string) => !this.#known.has(name)
    const lost = found.lost.filter(({ key }) => isNew(key))
    const double = found.double.filter(isNew)
    for (const name of [...lost.map(({ key }) => key), ...double]) this.#known.add(name)
    return { lost, double }
  }
}

export function compareOrders(confirmed: readonly Confirmed[], stored: readonly Stored[]): Comparison {
  const byKey = Map.groupBy(stored, ({ key }) => key)
  const byNumber = Map.groupBy(confirmed, ({ number }) => number)
  const lost = confirmed.filter(({ key }) => !byKey.has(key))
  const numbers = [...byNumber].filter(([, orders]) => orders.length > 1).map(([number]) => number)
  const keys = confirmed
    .filter(({ key, id }) => byKey.get(key)?.some((order, index) => index > 0 || order.id !== id))
    .map(({ key }) => key)
  return { lost, double: [...numbers, ...keys] }
}
