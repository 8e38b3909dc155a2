/** The notes in use, from the largest. A currency that is no paper, such as MLC, has none. */
const banknotes: Readonly<Record<string, readonly number[]>> = {
  CUP: [1000, 500, 200, 100, 50, 20, 10, 5, 3, 1],
  USD: [100, 50, 20, 10, 5, 2, 1],
  EUR: [500, 200, 100, 50, 20, 10, 5],
}

export function banknotesOf(currency: string): readonly number[] {
  return banknotes[currency] ?? []
}
