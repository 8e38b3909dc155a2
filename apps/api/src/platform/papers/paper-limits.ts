import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { byAccount, type RateLimit } from '../http/rate-limit.ts'

/** Nobody prints more, and each takes a tenth of a second of the processor. */
export const paperLimits: readonly RateLimit[] = [
  { name: 'paper', hits: 300, seconds: hours(1) / seconds(1), by: byAccount },
]
