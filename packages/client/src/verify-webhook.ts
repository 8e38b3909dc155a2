import { createHmac, timingSafeEqual } from 'node:crypto'

/** Standard Webhooks: the headers that prove where a message comes from. */
interface WebhookHeaders {
  'webhook-id'?: string | undefined
  'webhook-timestamp'?: string | undefined
  'webhook-signature'?: string | undefined
}

/** An old message may be a recorded one. */
const toleranceSeconds = 5 * 60

/**
 * Whether the shop sent this message: `body` is the text as it arrived, `secret` the `whsec_…` of the webhook. While a
 * secret is being replaced, messages have a signature of each.
 */
export function isAuthentic(
  body: string,
  headers: WebhookHeaders,
  secret: string,
  now: number = Date.now(),
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (!id || !signatures || !/^\d{1,12}$/.test(timestamp ?? '')) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
