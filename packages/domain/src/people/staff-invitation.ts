import { hours } from '../platform/duration.ts'

/** A link that makes somebody staff works once and for three days (people.md#staff). */
export const invitationLife = hours(72)
