import { days } from '../platform/duration.ts'
import { isOpen, type OrderStatus } from '../selling/order-status.ts'

/** Maximum number of photos of a request, and of a message about it. */
export const photosPerRequest = 4

/** A quote is decided once, while its order is open, and can be accepted only while it is valid. */
export function mayDecide(
  quote: { state: string; validUntil: Date; order: OrderStatus },
  decision: 'accepted' | 'rejected',
  now: Date,
): boolean {
  if (quote.state !== 'pending' || !isOpen(quote.order)) return false
  return decision === 'rejected' || now <= quote.validUntil
}

/** How a customer decides: in the account, with the ticket link, or by telling staff, who record it. */
export const decisionWays = ['account', 'ticket', 'phone', 'counter'] as const
export const recordedWays = ['phone', 'counter'] as const

export type DecisionWay = (typeof decisionWays)[number]

/** A customer with an account has links of their own; one that staff made must not act for them. */
export function isReadOnlyLink(link: { createdBy: number | null; customerId: number | null }): boolean {
  return link.createdBy !== null && link.customerId !== null
}

/** A ticket link opens this long after the order was delivered or cancelled (workshop.md#tickets). */
export const ticketLifetime = days(90)
