import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'

export interface SaleStep {
  step: 'paid' | 'verified' | 'downloaded' | 'hardwareId' | 'key'
  date: string | null
  state: 'done' | 'current' | 'todo'
}

/**
 * A step is done when it is dated or a later one is: whoever has the file from before need not download it again. Where
 * the transfer was rejected, nobody waits for the next.
 */
export function saleSteps(sale: ResetSale): SaleStep[] {
  const steps = [
    { step: 'paid', date: sale.date },
    { step: 'verified', date: sale.verifiedDate },
    { step: 'downloaded', date: sale.downloadedDate },
    { step: 'hardwareId', date: sale.hidDate },
    { step: 'key', date: sale.keyDate },
  ] as const
  const done = steps.findLastIndex(({ date }) => date !== null)
  return steps.map((step, index) => ({
    ...step,
    state: index <= done ? 'done' : index === done + 1 && !sale.rejectedDate ? 'current' : 'todo',
  }))
}

/** Whole hours of a promise that is counted down; 0 once it is broken, undefined where nothing is owed. */
export function hoursLeft({ promisedDate }: ResetSale, now: number): number | undefined {
  if (promisedDate === null) return undefined
  return Math.max(0, Math.ceil((Date.parse(promisedDate) - now) / 3_600_000))
}
