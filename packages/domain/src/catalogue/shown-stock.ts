/** Pages show the number of units left from here down. */
export const lastUnitsFrom = 5

/** The stock as pages show it: any number above the last units looks the same. */
export function shownStock(stock: number): number {
  return Math.min(stock, lastUnitsFrom + 1)
}
