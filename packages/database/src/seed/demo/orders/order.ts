import type { PaymentMethod, PaymentState } from '@tecnoclick/domain/selling/order'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import type { DaysAgo } from '../moment.ts'
import type { CustomerEmail } from '../people/people.ts'

export type DemoOrderLine = readonly [
  product: string,
  quantity: number,
  /** Option title to the chosen value's. */
  options?: Readonly<Record<string, string>>,
]

export type DemoPayment = {
  method: PaymentMethod
  /** Absent where the customer has said how, but not paid yet. */
  state?: PaymentState
  code?: string
}

/** What staff did, hours after the order came. */
export type DemoStep = { hours: number; status?: OrderStatus; answer?: string }

export type DemoOrder = {
  buyer: CustomerEmail | { name: string; phone: string; email?: string }
  placed: DaysAgo
  currency: 'USD' | 'MLC' | 'CUP'
  lines: readonly DemoOrderLine[]
  /** Which address of the buyer's book, from 0. */
  deliverTo?: number
  payment?: DemoPayment
  note?: string
  steps?: readonly DemoStep[]
  /** The consecutive was disabled at that moment (platform.md#document-numbers). */
  unnumbered?: true
}

export const taken = (hours: number, answer?: string): DemoStep => step(hours, 'EN PROCESO', answer)
export const done = (hours: number, answer?: string): DemoStep => step(hours, 'COMPLETADA', answer)
export const cancelled = (hours: number, answer?: string): DemoStep => step(hours, 'CANCELADA', answer)

function step(hours: number, status: OrderStatus, answer: string | undefined): DemoStep {
  return answer === undefined ? { hours, status } : { hours, status, answer }
}

export const transfer = (code: string, state: PaymentState = 'verified'): DemoPayment => ({
  method: 'transfer',
  code,
  state,
})
