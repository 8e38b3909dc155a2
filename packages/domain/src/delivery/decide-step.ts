import { type Refusal, refuse } from '../platform/refusal.ts'
import type { OrderStatus } from '../selling/order-status.ts'
import {
  type DeliveryStep,
  deliveryCodeTries,
  kindOfMove,
  type Progress,
  takesSteps,
} from './delivery-steps.ts'

interface StepRequest {
  step: DeliveryStep
  reason?: string | null | undefined
}

export interface DecidedStep {
  kind: 'forward' | 'back'
  /** The first step accepts a pending order. */
  isAccepted: boolean
}

type StepRefusal = Refusal<'orderClosed' | 'alreadyDelivered' | 'conflict' | 'invalid', { code: 'required' }>

/** Staff take the next step of an order, or go back with a reason (selling.md#preparing-and-delivering). */
export function decideStep(
  { status, ...progress }: Progress & { status: OrderStatus },
  { step, reason }: StepRequest,
): DecidedStep | StepRefusal {
  const isAccepted = step === 'preparing' && status === 'PENDIENTE'
  if (!isAccepted && !takesSteps(status)) return refuse('orderClosed')
  const kind = kindOfMove(progress, step)
  if (!kind) return refuse(progress.step === 'delivered' ? 'alreadyDelivered' : 'conflict')
  if (kind === 'back' && !reason) return refuse('invalid', { fields: { reason: { code: 'required' } } })
  return { kind, isAccepted }
}

interface HandOver {
  code: string
  wrongCodes: number
}

interface Proof {
  code?: string | null | undefined
  reason?: string | null | undefined
}

type CodeRefusal = Refusal<'invalid' | 'codeLocked', { code: 'required' }>

/**
 * The customer's code, or a reason in its place; whoever gives a reason needs no code and is never locked out. A wrong code
 * is to be counted.
 */
export function judgeCode(
  { code: right, wrongCodes }: HandOver,
  { code, reason }: Proof,
): { byCode: boolean } | 'wrongCode' | CodeRefusal {
  if (!code) return reason ? { byCode: false } : refuse('invalid', { fields: { code: { code: 'required' } } })
  if (wrongCodes >= deliveryCodeTries) return refuse('codeLocked')
  return code === right ? { byCode: true } : 'wrongCode'
}
