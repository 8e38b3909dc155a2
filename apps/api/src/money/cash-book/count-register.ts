import type { CashCounts } from '@tecnoclick/contract/money/cash-book/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { type JudgedCount, judgeCounts } from '@tecnoclick/domain/money/cash-book/cash-book'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { inArray } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type CashAct, moveCash, placeOf, readHeld } from './held-register.ts'

/**
 * Compares what was counted with the book of a register that is held. What is missing or too much is a move of its own
 * (selling.md#cash-book).
 */
export async function countRegister(
  tx: Transaction,
  { actor, now }: Pick<CashAct, 'actor' | 'now'>,
  { holderId, registerId }: { holderId: number; registerId: number },
  counts: CashCounts,
): Promise<JudgedCount[] | Refusal> {
  const codes = counts.map(({ currency }) => currency)
  const isKnown =
    codes.length === 0 || (await tx.$count(currencies, inArray(currencies.code, codes))) === codes.length
  if (!isKnown) return refuse('invalid', { fields: { counts: { code: 'unknown' } } })
  const typed = counts.map(({ currency, counted, reason }) => ({
    ...{ currency, counted: fromWire(counted) ?? 0, reason: reason ?? '' },
  }))
  const outcome = judgeCounts(await readHeld(tx, holderId, registerId), typed)
  if ('refused' in outcome) {
    const { why } = outcome.refused
    return refuse('invalid', {
      fields: { [why === 'uncounted' ? 'counts' : 'reason']: { code: 'required' } },
    })
  }
  const outside = await placeOf(tx, 'outside')
  for (const { currency, counted, expected, isFirst, reason } of outcome.judged) {
    const amount = Math.abs(counted - expected)
    if (amount === 0) continue
    const [from, to] = counted > expected ? [outside, holderId] : [holderId, outside]
    const kind = isFirst ? 'firstCount' : 'difference'
    await moveCash(tx, { kind, from, to, currency, amount, reason, at: now, by: actor.userId })
  }
  return outcome.judged
}
