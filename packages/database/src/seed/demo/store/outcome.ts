import { hours } from '@tecnoclick/domain/platform/duration'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { later } from '../moment.ts'
import type { DemoStep } from '../selling.ts'

/** The result of the staff's steps on an order or service order that starts in `initial`. */
export function outcome(at: Date, steps: readonly DemoStep[], initial: OrderStatus = 'PENDIENTE') {
  const moment = (status: OrderStatus) => {
    const reached = steps.find((step) => step.status === status)
    return reached ? later(at, hours(reached.hours)) : null
  }
  const answered = steps.findLast((step) => step.answer !== undefined)
  return {
    status: steps.findLast((step) => step.status !== undefined)?.status ?? initial,
    completedAt: moment('COMPLETADA') ?? (initial === 'COMPLETADA' ? at : null),
    cancelledAt: moment('CANCELADA'),
    respuesta: answered?.answer ?? null,
    respondedAt: answered ? later(at, hours(answered.hours)) : null,
    updatedAt: later(at, hours(steps.at(-1)?.hours ?? 0)),
    version: 1 + steps.length,
  }
}

/** Audit log entries of the staff's steps. */
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

type Event<E extends string> = {
  at: Date
  event: E
  actorId: number
  note?: string
  becomes?: OrderStatus
  stepId?: number | null
}

/** Events in order, each with the resulting state. */
export function addEvents<E extends string>(events: readonly Event<E>[], initial: OrderStatus = 'PENDIENTE') {
  let status = initial
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
