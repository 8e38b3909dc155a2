import type { SettlementRate } from '@tecnoclick/contract/platform/settlement-rate'
import { toWire } from '@tecnoclick/domain/platform/money'

interface StoredRate {
  ratePaid: number | null
  rateSettled: number | null
  rateDay: string | null
}

/** Null for money in the currency of what it pays. */
export function wireRate({ ratePaid, rateSettled, rateDay }: StoredRate): SettlementRate | null {
  if (ratePaid === null || rateSettled === null || rateDay === null) return null
  return { paid: toWire(ratePaid), settled: toWire(rateSettled), day: rateDay }
}
