import { minutes } from '@tecnoclick/domain/platform/duration'

/** Of a code that verifies a phone, and of one that signs in. */
export const codeLife = minutes(10)
