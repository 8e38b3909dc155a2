import type { OrderStatus } from '../selling/order-status.ts'
import { type DeliveryStep, type Progress, stepsOf } from './delivery-steps.ts'

export const timelineStages = [
  'received',
  'preparing',
  'ready',
  'onTheWay',
  'delivered',
  'completed',
  'cancelled',
] as const

export type TimelineStage = (typeof timelineStages)[number]

export const stageStates = ['done', 'current', 'todo'] as const

export interface StageOfOrder {
  stage: TimelineStage
  at: Date | null
  state: (typeof stageStates)[number]
}

export interface OrderProgress extends Progress {
  status: OrderStatus
  orderDate: Date
  completedAt: Date | null
  cancelledAt: Date | null
  /** Oldest first. */
  taken: readonly { step: DeliveryStep; at: Date }[]
}

/**
 * What the customer sees of an order's way. An order from before the steps, or one that was completed without them, shows
 * only what is known of it.
 */
export function timelineOf(order: OrderProgress): StageOfOrder[] {
  const { status, homeDelivery, step } = order
  const steps = stepsOf(homeDelivery)
  const position = step === null ? -1 : steps.indexOf(step)
  const reached = steps.slice(0, position + 1).map((stage) => done(stage, timeOf(order, stage)))
  const begun = [done('received', order.orderDate), ...reached]
  if (status === 'CANCELADA') return [...begun, done('cancelled', order.cancelledAt)]
  if (status === 'COMPLETADA')
    return step === 'delivered' ? begun : [...begun, done('completed', order.completedAt)]
  const ahead = steps.slice(position + 1).map((stage) => ({ stage, at: null, state: 'todo' as const }))
  return ahead.length === 0 ? begun : [...withCurrent(begun), ...ahead]
}

function done(stage: TimelineStage, at: Date | null): StageOfOrder {
  return { stage, at, state: 'done' }
}

/** A step that was taken again counts from its last time. */
function timeOf({ taken }: OrderProgress, step: DeliveryStep): Date | null {
  return taken.findLast((entry) => entry.step === step)?.at ?? null
}

function withCurrent(stages: readonly StageOfOrder[]): StageOfOrder[] {
  return stages.map((stage, index) =>
    index === stages.length - 1 ? { ...stage, state: 'current' as const } : stage,
  )
}
