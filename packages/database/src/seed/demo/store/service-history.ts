import { hours } from '@tecnoclick/domain/platform/duration'
import { later } from '../moment.ts'
import type { DemoServiceOrder } from '../workshop.ts'
import { addEvents, stepEvents } from './outcome.ts'
import { passedSteps } from './passed-steps.ts'
import type { Person } from './people.ts'

/** A request with its customer and number. */
export type Requested = {
  id: number
  written: DemoServiceOrder
  at: Date
  /** Undefined for a device that was left at the counter. */
  customer: Person | undefined
  orderNum: string
  sequence: number
}

/** Request, answers, quotes and decisions of one service order, in order. */
export function serviceHistory(
  { id, written, at, customer }: Requested,
  staffId: number,
  stepIds: ReadonlyMap<string | null, { id: number; name: string }>,
) {
  const quoted = (written.quotes ?? []).flatMap(
    ({ hours: after, amount, currency, note, state, decided }) => {
      const text = `${amount.toFixed(2)} ${currency}. ${note}`
      const quote = { at: later(at, hours(after)), event: 'quote' as const, note: text, actorId: staffId }
      if (decided === undefined || state === 'pending' || state === 'replaced') return [quote]
      return [quote, { at: later(at, hours(decided)), event: state, actorId: customer?.id ?? staffId }]
    },
  )
  const asked = { at, event: 'requested' as const, actorId: customer?.id ?? staffId }
  const [, ...moved] = passedSteps(at, written)
  const moves = moved.map((step) => ({
    at: step.at,
    event: 'step' as const,
    note: stepIds.get(step.key)?.name ?? '',
    actorId: staffId,
    stepId: stepIds.get(step.key)?.id ?? null,
  }))
  const events = [asked, ...stepEvents(at, written.steps ?? [], staffId), ...quoted, ...moves]
  const first = stepIds.get('requested')?.id ?? null
  return addEvents(events).map((event) => ({
    stepId: event.event === 'requested' ? first : null,
    ...event,
    serviceOrderId: id,
  }))
}
