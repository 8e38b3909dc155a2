import type { OrderChannel } from './order.ts'
import { isOpen, type OrderStatus } from './order-status.ts'

/** How far an order is that somebody else pays (selling.md#paid-by-family). */
export const familyLinkStates = ['open', 'reported', 'paid', 'closed', 'revoked'] as const

export type FamilyLinkState = (typeof familyLinkStates)[number]

interface PaidOrder {
  status: OrderStatus
  channel: OrderChannel
  total: number
  /** Verified. */
  paid: number
}

/** An order of the web that still has something to be paid. */
export function mayBePaidByFamily({ status, channel, total, paid }: PaidOrder): boolean {
  return isOpen(status) && channel === 'web' && paid < total
}

export function familyLinkState(
  order: PaidOrder,
  { reportedAt, revokedAt }: { reportedAt: Date | null; revokedAt: Date | null },
): FamilyLinkState {
  if (revokedAt) return 'revoked'
  if (order.status !== 'CANCELADA' && order.paid >= order.total) return 'paid'
  if (!isOpen(order.status)) return 'closed'
  return reportedAt ? 'reported' : 'open'
}

/** What a payer reads of who receives the order. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
