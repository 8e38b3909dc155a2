import { days } from '../platform/duration.ts'

/** Maximum number of photos of a request, and of a message about it. */
export const photosPerRequest = 4

/** A quote is decided once and can be accepted only while it is valid. */
export function mayDecide(
  quote: { state: string; validUntil: Date },
  decision: 'accepted' | 'rejected',
  now: Date,
): boolean {
  if (quote.state !== 'pending') return false
  return decision === 'rejected' || now <= quote.validUntil
}

/** A ticket link opens this long after the order was delivered or cancelled (workshop.md#tickets). */
export const ticketLifetime = days(90)
