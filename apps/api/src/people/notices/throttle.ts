import { seconds } from '@tecnoclick/domain/platform/duration'
import type { ChannelFailure } from '../../platform/mail/message-channels.ts'

/** While a service does not answer, only one message of these seconds waits for its time limit. */
const pauseMs = seconds(30)

/** What a service said, or did not say, to the last message holds for the next ones. */
export interface Throttle {
  /** Undefined: it may be asked. */
  refusal(): ChannelFailure | undefined
  tooMany(retryAfterMs: number, reason: string): ChannelFailure
  silent(reason: string): ChannelFailure
}

export function createThrottle(service: string, now: () => Date): Throttle {
  let silentUntil = 0
  let tooManyUntil = 0
  const waiting = (until: number, reason: string): ChannelFailure => ({
    kind: 'wait',
    until: new Date(until),
    reason,
  })
  return {
    refusal() {
      const at = now().getTime()
      if (tooManyUntil > at) return waiting(tooManyUntil, `${service} 429`)
      if (silentUntil > at) return { kind: 'failed', reason: `${service} no responde` }
      return undefined
    },
    tooMany(retryAfterMs, reason) {
      tooManyUntil = now().getTime() + retryAfterMs
      return waiting(tooManyUntil, reason)
    },
    silent(reason) {
      silentUntil = now().getTime() + pauseMs
      return { kind: 'failed', reason }
    },
  }
}
