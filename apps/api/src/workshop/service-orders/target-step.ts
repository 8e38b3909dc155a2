import type { ServiceOrderChange } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { StepRow } from '../repair-steps/serialize-standing.ts'
import type { ServiceOrderRow } from './lock-service-order.ts'

/** The step that staff move a repair to; undefined if they named none, or where it is. */
export function findTargetStep(
  steps: readonly StepRow[],
  before: ServiceOrderRow,
  change: ServiceOrderChange,
): StepRow | undefined | Refusal {
  if (change.step === undefined || change.step === before.stepId) return undefined
  const step = steps.find(({ id }) => id === change.step)
  if (!step?.enable) return refuse('invalid', { fields: { step: { code: 'required' } } })
  if (change.status !== undefined && change.status !== step.state) return refuse('conflict')
  // The reason that the customer reads, as of every cancelled repair.
  if (step.state === 'CANCELADA' && change.respuesta === undefined)
    return refuse('invalid', { fields: { respuesta: { code: 'required' } } })
  return step
}
