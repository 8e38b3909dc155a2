import { seconds } from '@tecnoclick/domain/platform/duration'
import { SmsError } from './sms-gateway.ts'

/** `access`: user or password are refused. `refused`: not this message. `later`: too many at once. `failed`: nobody knows. */
export type SmsFailure = {
  kind: 'access' | 'refused' | 'later' | 'failed'
  reason: string
  retryAfterMs?: number
}

export function smsFailure(error: unknown): SmsFailure {
  if (!(error instanceof SmsError)) throw error
  const { status, message, retryAfterMs = seconds(60) } = error
  const reason = `SMS ${status || ''} ${message}`.replaceAll(/\s+/g, ' ').trim()
  if (status === 429) return { kind: 'later', reason, retryAfterMs }
  if (status === 401 || status === 403) return { kind: 'access', reason }
  if (status >= 400 && status < 500) return { kind: 'refused', reason }
  return { kind: 'failed', reason }
}
