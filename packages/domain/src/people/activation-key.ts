import { hours } from '../platform/duration.ts'

/** INTEGRITY, constants: repeating the link within this time succeeds again. */
export const activationKeyLife = hours(48)
