import type { OrderStatus } from '../selling/order-status.ts'

/** Steps of an order between its acceptance and its handing over (selling.md#preparing-and-delivering). */
export const deliverySteps = ['preparing', 'ready', 'onTheWay', 'delivered'] as const

export type DeliveryStep = (typeof deliverySteps)[number]

/** How a step was taken: in order, back with a reason, or back because nobody received the order. */
export const stepKinds = ['forward', 'back', 'failed'] as const

export type StepKind = (typeof stepKinds)[number]

const stepsAtHome = ['preparing', 'onTheWay', 'delivered'] as const
const stepsInShop = ['preparing', 'ready', 'delivered'] as const

export function stepsOf(homeDelivery: boolean): readonly DeliveryStep[] {
  return homeDelivery ? stepsAtHome : stepsInShop
}

/** Steps belong to the state EN PROCESO and change no state. */
export function takesSteps(status: OrderStatus): boolean {
  return status === 'EN PROCESO'
}

export interface Progress {
  homeDelivery: boolean
  /** Null before the first step. */
  step: DeliveryStep | null
}

export function nextStep({ homeDelivery, step }: Progress): DeliveryStep | undefined {
  const steps = stepsOf(homeDelivery)
  return step === null ? steps[0] : steps[steps.indexOf(step) + 1]
}

export function earlierSteps({ homeDelivery, step }: Progress): readonly DeliveryStep[] {
  const steps = stepsOf(homeDelivery)
  return step === null ? [] : steps.slice(0, steps.indexOf(step))
}

/** One step forward, or any number back. Undefined: not allowed. */
export function kindOfMove(progress: Progress, to: DeliveryStep): 'forward' | 'back' | undefined {
  if (nextStep(progress) === to) return 'forward'
  return earlierSteps(progress).includes(to) ? 'back' : undefined
}

/** While the order is with the courier or waits to be picked up, the customer sees the code and the code is asked for. */
export function isHandedOverNext({ homeDelivery, step }: Progress): boolean {
  return nextStep({ homeDelivery, step }) === 'delivered'
}

export const deliveryCodeDigits = 4

/** After so many wrong codes only staff of the office confirm the delivery, with a reason. */
export const deliveryCodeTries = 5

export function isDeliveryCode(text: string): boolean {
  return /^\d{4}$/.test(text)
}
