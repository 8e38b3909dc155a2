import { type Refusal, refuse } from '../platform/refusal.ts'
import { canBecome, type OrderStatus } from '../selling/order-status.ts'
import { mayReopenRepair } from './repair-warranty.ts'

interface Repair {
  status: OrderStatus
  completedAt: Date | null
  warrantyMonths: number
}

interface StatusChange {
  status?: OrderStatus | undefined
  respuesta?: string | undefined
  quote?: object | undefined
  reason?: string | null | undefined
}

/** The state after a change by staff (workshop.md#service-orders). A completed repair is reopened with a reason. */
export function decideRepairStatus(
  before: Repair,
  change: StatusChange,
  now: Date,
): { status: OrderStatus; isReopened: boolean } | Refusal<'conflict', never> {
  const status = nextStatus(before.status, change)
  const isReopened = status === 'EN PROCESO' && Boolean(change.reason) && mayReopenRepair(before, now)
  if (status !== before.status && !isReopened && !canBecome(before.status, status)) return refuse('conflict')
  return { status, isReopened }
}

/** An answer or a quote moves a pending request to 'in progress', because otherwise nobody could read it. */
function nextStatus(current: OrderStatus, { status, respuesta, quote }: StatusChange): OrderStatus {
  if (status !== undefined) return status
  return current === 'PENDIENTE' && (respuesta !== undefined || quote) ? 'EN PROCESO' : current
}
