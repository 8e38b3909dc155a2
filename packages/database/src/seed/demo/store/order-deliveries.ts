import { hours } from '@tecnoclick/domain/platform/duration'
import type { Transaction } from '../../../connect.ts'
import { courierAssignments, deliveries, deliveryStepLog } from '../../../schema/delivery/deliveries.ts'
import { insertRows, numbered } from '../bulk.ts'
import { later } from '../moment.ts'
import type { PlacedOrder } from './placed-order.ts'

/** The steps of the demo orders, with the courier of those that went on their way. */
export async function storeDeliveries(tx: Transaction, placed: readonly PlacedOrder[]): Promise<void> {
  const orders = placed.filter(({ delivery }) => delivery.length > 0)
  await insertRows(tx, deliveries, orders.map(deliveryRow))
  const steps = await numbered(tx, deliveryStepLog, orders.flatMap(stepRows))
  await insertRows(tx, deliveryStepLog, steps)
  const assignments = await numbered(tx, courierAssignments, orders.flatMap(assignmentRow))
  await insertRows(tx, courierAssignments, assignments)
}

function deliveryRow({ id, at, delivery }: PlacedOrder) {
  const [step = 'preparing', after = 0] = delivery.at(-1) ?? []
  const isDelivered = step === 'delivered'
  return {
    orderId: id,
    step,
    code: String(1000 + ((id * 2357) % 9000)),
    deliveredAt: isDelivered ? later(at, hours(after)) : null,
    byCode: isDelivered ? true : null,
  }
}

function stepRows({ id, at, delivery, staffId, courierId }: PlacedOrder) {
  const isTaken = delivery.some(([step]) => step === 'onTheWay')
  return delivery.map(([step, after]) => ({
    orderId: id,
    step,
    kind: 'forward' as const,
    at: later(at, hours(after)),
    actorId: isTaken && step !== 'preparing' ? courierId : staffId,
  }))
}

function assignmentRow({ id, at, delivery, staffId, courierId }: PlacedOrder) {
  const started = delivery.find(([step]) => step === 'onTheWay')
  const ended = delivery.find(([step]) => step === 'delivered')
  if (!started) return []
  const end = ended
    ? { endedAt: later(at, hours(ended[1])), outcome: 'delivered' as const }
    : { endedAt: null, outcome: null }
  const assigned = { courierId, assignedBy: staffId, assignedAt: later(at, hours(started[1] - 1)) }
  return [{ orderId: id, ...assigned, ...end }]
}
