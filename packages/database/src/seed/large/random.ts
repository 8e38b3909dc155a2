/** A deterministic random number generator (mulberry32). */
export type Random = {
  /** From 0 to 1, exclusive. */
  fraction(): number
  /** An integer from `least` to `most`. */
  between(least: number, most: number): number
  pick<T>(from: readonly T[]): T
  /** True with a probability of `percent`. */
  in(percent: number): boolean
}

export function createRandom(seed: number): Random {
  let state = seed
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  return {
    fraction,
    between,
    in: (percent) => fraction() * 100 < percent,
    pick(from) {
      const chosen = from[between(0, from.length - 1)]
      if (chosen === undefined) throw new Error('There is nothing to pick from')
      return chosen
    },
  }
}
