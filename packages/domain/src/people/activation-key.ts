import { hours } from '../platform/duration.ts'

/** Repeating the link within this time succeeds again (people.md#activation). */
export const activationKeyLife = hours(48)
