/** From so many units down a page says how many are left. */
export const lastUnitsFrom = 5

/** What a visitor can tell of a stock: all shelves with more than the last units look alike. */
export function shownStock(stock: number): number {
  return Math.min(stock, lastUnitsFrom + 1)
}
