import { type Refusal, refuse } from '../platform/refusal.ts'
import { outcomesOf, type ReturnOutcome } from './returns.ts'

interface ReturnedLine {
  id: number
  /** Of the product now. */
  brandId: number | null
}

interface OutcomeChoice {
  id: number
  outcome: ReturnOutcome
  serviceId?: number | null | undefined
  brandId?: number | null | undefined
}

type OutcomeRefusal = Refusal<'invalid', { code: 'required' | 'notSellable' | 'brand' }>

/** Each line has exactly one outcome, which its reason allows; a repair has a service and a brand (selling.md#returns). */
export function refuseOutcomes(
  goods: Parameters<typeof outcomesOf>[0],
  lines: readonly ReturnedLine[],
  choices: readonly OutcomeChoice[],
): OutcomeRefusal | undefined {
  const isComplete =
    choices.length === lines.length && lines.every(({ id }) => choices.some((choice) => choice.id === id))
  if (!isComplete) return refuse('invalid', { fields: { lines: { code: 'required' } } })
  const allowed = outcomesOf(goods)
  for (const { id, outcome, serviceId, brandId } of choices) {
    if (!allowed.includes(outcome)) return refuse('invalid', { fields: { lines: { code: 'notSellable' } } })
    if (outcome !== 'repair') continue
    if (!serviceId) return refuse('invalid', { fields: { serviceId: { code: 'required' } } })
    const line = lines.find((candidate) => candidate.id === id)
    if (!(brandId ?? line?.brandId)) return refuse('invalid', { fields: { brandId: { code: 'brand' } } })
  }
  return undefined
}
