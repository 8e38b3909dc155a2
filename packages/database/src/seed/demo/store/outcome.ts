import { hours } from '@tecnoclick/domain/platform/duration'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { later } from '../moment.ts'
import type { DemoStep } from '../selling.ts'

/** Where the steps of the staff have led a sale or service order that began in `begun`. */
export function outcome(at: Date, steps: readonly DemoStep[], begun: OrderStatus = 'PENDIENTE') {
  const moment = (status: OrderStatus) => {
    const reached = steps.find((step) => step.status === status)
    return reached ? later(at, hours(reached.hours)) : null
  }
  const answered = steps.findLast((step) => step.answer !== undefined)
  return {
    status: steps.findLast((step) => step.status !== undefined)?.status ?? begun,
    completedAt: moment('COMPLETADA') ?? (begun === 'COMPLETADA' ? at : null),
    cancelledAt: moment('CANCELADA'),
    respuesta: answered?.answer ?? null,
    respondedAt: answered ? later(at, hours(answered.hours)) : null,
    updatedAt: later(at, hours(steps.at(-1)?.hours ?? 0)),
    version: 1 + steps.length,
  }
}

/** What staff did to it, as the audit log tells. */
export function stepAudits(
  entity: 'order' | 'service-order',
  { id, at, steps, staffId }: { id: number; at: Date; steps: readonly DemoStep[]; staffId: number },
) {
  return steps.map(({ hours: after, status, answer }) => ({
    at: later(at, hours(after)),
    actorId: staffId,
    action: 'update',
    entity,
    entityId: String(id),
    after: { ...(status ? { status } : {}), ...(answer ? { respuesta: answer } : {}) },
  }))
}

type Event<E extends string> = { at: Date; event: E; actorId: number; note?: string; becomes?: OrderStatus }

/** Events one after the other, each with the state it left the order in. */
export function tellHistory<E extends string>(events: readonly Event<E>[], begun: OrderStatus = 'PENDIENTE') {
  let status = begun
  return events
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ becomes, note = '', ...event }) => {
      status = becomes ?? status
      return { ...event, note, status }
    })
}

/** The steps of staff as events. */
export function stepEvents(at: Date, steps: readonly DemoStep[], staffId: number) {
  return steps.map(({ hours: after, status, answer = '' }) => {
    const said = { at: later(at, hours(after)), note: answer, actorId: staffId }
    return status
      ? { ...said, event: 'status' as const, becomes: status }
      : { ...said, event: 'answer' as const }
  })
}
