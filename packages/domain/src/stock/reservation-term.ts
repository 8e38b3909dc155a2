import { hours } from '../platform/duration.ts'
import type { Settings } from '../site/settings.ts'

/** After the longest reservation, nothing of the product is reserved for the account for so long. */
export const reservationPause = hours(2)

export interface ReservationTerm {
  /** When the first unit was reserved. */
  startedAt: Date
  /** Undefined: as long as the cart changes. */
  endsAt: Date | undefined
  isPaused: boolean
}

/** The time that an account has to reserve a product, from its first unit on (selling.md#reservations). */
export function reservationTerm(
  startedAt: Date | undefined,
  { maxReservationHours }: Pick<Settings, 'maxReservationHours'>,
  now: Date,
): ReservationTerm {
  if (maxReservationHours === 0) return { startedAt: now, endsAt: undefined, isPaused: false }
  const endOf = (start: Date) => new Date(start.getTime() + hours(maxReservationHours))
  const isCurrent = startedAt !== undefined && now.getTime() < endOf(startedAt).getTime() + reservationPause
  const start = isCurrent ? startedAt : now
  return { startedAt: start, endsAt: endOf(start), isPaused: now >= endOf(start) }
}
