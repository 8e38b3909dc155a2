import { days, hours } from '../platform/duration.ts'

/** How long a code for a new owner can be used (selling.md#passports). */
export const transferTerm = hours(1)

/** The code on a receipt of a buyer without an account. */
export const firstOwnerTerm = days(30)

/** A warranty holds until the end of its last day in Havana. */
export function warrantyHolds(until: string | null, today: string): boolean {
  return until !== null && today <= until
}
