/** Pages warn of the last units from here down. */
export const lastUnitsFrom = 5

/** The part of the stock that pages must show at once; above the last units they may be a minute late (decision 030). */
export function urgentStock(stock: number): number {
  return Math.min(stock, lastUnitsFrom + 1)
}
