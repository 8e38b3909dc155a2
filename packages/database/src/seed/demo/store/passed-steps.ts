import { hours } from '@tecnoclick/domain/platform/duration'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { type StepKey, stepAfter } from '@tecnoclick/domain/workshop/repair-steps'
import { later } from '../moment.ts'
import type { DemoServiceOrder } from '../workshop.ts'

const firstOf: Record<OrderStatus, StepKey> = {
  PENDIENTE: 'requested',
  'EN PROCESO': 'diagnosis',
  COMPLETADA: 'delivered',
  CANCELADA: 'unrepaired',
}

/** The steps that a repair has been through, as the API would have moved it (workshop.md#steps). */
export function passedSteps(at: Date, { steps = [], quotes = [], moves = [] }: DemoServiceOrder) {
  const states = steps.flatMap(({ status, hours: after }) => (status ? [{ status, after }] : []))
  const opened = states[0]?.after
  const closed = states.find(({ status }) => status === 'COMPLETADA' || status === 'CANCELADA')?.after
  const isOpenAt = (after: number) =>
    opened !== undefined && after >= opened && (closed === undefined || after < closed)
  const passed: { key: StepKey; after: number }[] = [
    ...states.map(({ status, after }) => ({ key: firstOf[status], after })),
    ...quotes
      .map(({ hours: after }) => ({ key: stepAfter.quote, after }))
      .filter(({ after }) => isOpenAt(after)),
    ...quotes.flatMap(({ state, decided: after }) =>
      after !== undefined && isOpenAt(after) && (state === 'accepted' || state === 'rejected')
        ? [{ key: stepAfter[state], after }]
        : [],
    ),
    ...moves.map(([key, after]) => ({ key, after })),
  ]
  return [{ key: firstOf.PENDIENTE, after: 0 }, ...passed.toSorted((a, b) => a.after - b.after)]
    .filter(({ key }, index, all) => key !== all[index - 1]?.key)
    .map(({ key, after }) => ({ key, at: later(at, hours(after)) }))
}
