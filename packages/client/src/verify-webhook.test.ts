import { expect, test } from 'vitest'
import { isAuthentic } from './verify-webhook.ts'

// The example of the specification (standard-webhooks.com).
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = '{"test": 2432232314}'
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const now = 1_614_265_330_000

test('a message that the shop signed is authentic', () => {
  expect(isAuthentic(body, headers, secret, now)).toBe(true)
  const two = { ...headers, 'webhook-signature': `v1,AAAA v2,x ${headers['webhook-signature']}` }
  expect(isAuthentic(body, two, secret, now)).toBe(true)
})

test.each([
  ['another body', `${body} `, headers, secret, now],
  ['another id', body, { ...headers, 'webhook-id': 'msg_x' }, secret, now],
  ['another time', body, { ...headers, 'webhook-timestamp': '1614265331' }, secret, now],
  ['another secret', body, headers, 'whsec_AAAA', now],
  ['an old message', body, headers, secret, now + 301_000],
  ['a message of the future', body, headers, secret, now - 301_000],
  ['no signature', body, { ...headers, 'webhook-signature': undefined }, secret, now],
  ['another version', body, { ...headers, 'webhook-signature': 'v2,g0hM9SsE' }, secret, now],
  ['no time', body, { ...headers, 'webhook-timestamp': 'now' }, secret, now],
])('%s is not', (_, text, sent, key, at) => {
  expect(isAuthentic(text, sent, key, at)).toBe(false)
})
