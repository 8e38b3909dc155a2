import { days } from '../../platform/duration.ts'

export interface CreditMove {
  id: number
  /** Minor units, negative where credit was spent. */
  amount: number
  /** Null: never. */
  expiresAt: Date | null
}

export interface CreditLot {
  id: number
  left: number
  expiresAt: Date | null
}

/** How long before its end the customer is told. */
export const creditNotice = days(30)

/** What is left of each income: the oldest is spent first (selling.md#store-credit). Moves are oldest first. */
export function lotsOf(moves: readonly CreditMove[]): CreditLot[] {
  let spent = moves.reduce((sum, { amount }) => (amount < 0 ? sum - amount : sum), 0)
  const lots: CreditLot[] = []
  for (const { id, amount, expiresAt } of moves) {
    if (amount < 0) continue
    const used = Math.min(amount, spent)
    spent -= used
    if (amount > used) lots.push({ id, left: amount - used, expiresAt })
  }
  return lots
}

/** What is to be taken now. */
export function expiredOf(lots: readonly CreditLot[], now: Date): number {
  return lots.reduce((sum, { left, expiresAt }) => (expiresAt && expiresAt <= now ? sum + left : sum), 0)
}

/** The next lots to end within the notice, if any: their amount and the first end. */
export function expiringOf(
  lots: readonly CreditLot[],
  now: Date,
): { ids: number[]; amount: number; at: Date } | undefined {
  const until = now.getTime() + creditNotice
  const soon = lots.flatMap(({ id, left, expiresAt }) =>
    expiresAt && expiresAt > now && expiresAt.getTime() <= until ? [{ id, left, expiresAt }] : [],
  )
  const [first] = soon.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
  if (!first) return undefined
  return {
    ids: soon.map(({ id }) => id),
    amount: soon.reduce((sum, { left }) => sum + left, 0),
    at: first.expiresAt,
  }
}
