import { expect, test } from 'vitest'
import { growsLinearly, repeating } from '../platform/testing/linear-time.ts'
import { bounceReason, isGone } from './bounce.ts'

test.each([
  '550 5.1.1 <x@nauta.cu>: Recipient address rejected: User unknown in virtual mailbox table',
  'smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '550 No such user here',
  "554 delivery error: dd This user doesn't have a yahoo.com account (x@yahoo.com)",
  '550 5.5.0 Requested action not taken: mailbox unavailable',
  '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
  'EENVELOPE RCPT TO 550 5.1.1 user unknown',
  '5.4.4 (unable to look up host: Host not found)',
])('gone: %s', (reason) => expect(isGone(reason)).toBe(true))

test.each([
  '552 5.2.2 The email account that you tried to reach is over quota',
  '550 5.7.1 Message rejected as spam by content filtering',
  '450 4.2.0 <x@nauta.cu>: Recipient address rejected: Greylisted',
  '421 4.4.2 user unknown to this connection',
  '554 5.7.26 This message does not pass authentication checks (SPF and DKIM both do not pass)',
  'ETIMEDOUT CONN connection timed out',
  '554 5.3.4 Message too big for system',
  '',
])('not gone: %s', (reason) => expect(isGone(reason)).toBe(false))

test('the reason names nobody', () => {
  expect(bounceReason('550 5.1.1 <ana@nauta.cu>:\r\n user\tunknown')).toBe('550 5.1.1 …: user unknown')
  expect(bounceReason('')).toBe('—')
  expect(bounceReason('x'.repeat(5000))).toHaveLength(200)
})

test.each(['a@', '<a', "doesn't have a x", '5.'])('%s repeated takes time in proportion', async (part) => {
  const read = (text: string) => [isGone(text), bounceReason(text)]
  expect(await growsLinearly(read, repeating(part))).toBe(true)
})
