/** Amounts by currency, minor units. */
export type Sums = Record<string, number>

/** What the tests reckon by themselves, without the rules of the shop: so many units of each currency are one USD. */
export type Rates = Readonly<Record<string, number>>

export function addTo(sums: Sums, key: string, amount: number): void {
  sums[key] = (sums[key] ?? 0) + amount
}

/** Without zeros, so that two ledgers compare. */
export function nonZero(sums: Sums): Sums {
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0))
}

/** The least of one currency that is worth `due` of another. */
export function leastFor(due: number, paidIn: string, owedIn: string, rates: Rates): number {
  const [paid, owed] = [BigInt(rates[paidIn] ?? 0), BigInt(rates[owedIn] ?? 1)]
  return Number((BigInt(due) * paid + owed - 1n) / owed)
}

/** What an amount is worth to the nearest cent; the coin that pays the last of `due` pays just that. */
export function worthOf(
  amount: number,
  due: number,
  [paidIn, owedIn]: [string, string],
  rates: Rates,
): number {
  const [paid, owed] = [BigInt(rates[paidIn] ?? 1), BigInt(rates[owedIn] ?? 0)]
  const nearest = Number((2n * BigInt(amount) * owed + paid) / (2n * paid))
  return nearest > due && amount === leastFor(due, paidIn, owedIn, rates) ? due : nearest
}

/** Change in another currency never gives more than it is worth. */
export function changeFor(amount: number, keptIn: string, givenIn: string, rates: Rates): number {
  return Number((BigInt(amount) * BigInt(rates[givenIn] ?? 0)) / BigInt(rates[keptIn] ?? 1))
}

/** The same numbers in every run. */
export function createRandom(seed: number) {
  let state = seed
  /** From 0 to below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    chance: (share: number) => next() < share,
    /** Both included. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    oneOf: <T>(choices: readonly [T, ...T[]]): T =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
