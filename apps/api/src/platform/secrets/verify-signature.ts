import { createHmac, timingSafeEqual } from 'node:crypto'
import { longestSignatureAge } from '@tecnoclick/domain/money/recognise-payment'
import { seconds } from '@tecnoclick/domain/platform/duration'

interface Signed {
  /** The bytes as they arrived: another order of keys has another signature. */
  body: Buffer
  /** X-Timestamp, in seconds. */
  timestamp: string | undefined
  /** X-Signature: HMAC-SHA256 of body and timestamp, as hexadecimal digits. */
  signature: string | undefined
}

/** As the app SMS Gateway for Android signs (docs.sms-gate.app/features/webhooks). An old one may be somebody's copy. */
export function whyNotSigned(
  { body, timestamp, signature }: Signed,
  secret: string,
  now: Date,
): 'signature' | 'tooOld' | undefined {
  if (!timestamp || !/^\d{1,12}$/.test(timestamp) || !signature || !/^[0-9a-f]{64}$/i.test(signature))
    return 'signature'
  const expected = createHmac('sha256', secret).update(body).update(timestamp).digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'signature'
  const age = Math.abs(now.getTime() - seconds(Number(timestamp)))
  return age > seconds(longestSignatureAge) ? 'tooOld' : undefined
}
