import { expect, test } from 'vitest'
import { sendFailure } from './send-failure.ts'

const smtpError = (parts: object) => Object.assign(new Error('refused'), parts)

test('a 5xx for the recipient or the message is permanent', () => {
  const recipient = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 no such user' }
  const content = { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 looks like spam' }
  expect(sendFailure(smtpError(recipient))).toMatchObject({ refusedForGood: true, serverUnusable: false })
  expect(sendFailure(smtpError(content))).toMatchObject({ refusedForGood: true, serverUnusable: false })
})

test.each([
  { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 },
  { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 },
  { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 503 },
  { code: 'EMESSAGE', command: 'DATA', responseCode: 452 },
])('$command $responseCode is temporary and affects this mail only', (parts) => {
  expect(sendFailure(smtpError(parts))).toMatchObject({ refusedForGood: false, serverUnusable: false })
})

test.each([
  { code: 'ECONNECTION' },
  { code: 'ETIMEDOUT' },
  { code: 'EAUTH', responseCode: 535 },
  { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 },
  { code: 'ENOSPC' },
])('$code $responseCode affects every mail', (parts) => {
  expect(sendFailure(smtpError(parts))).toMatchObject({ refusedForGood: false, serverUnusable: true })
})

test('the reason is one short line', () => {
  const { reason } = sendFailure(
    smtpError({ code: 'EMESSAGE', response: `554-first\r\n554 second ${'x'.repeat(400)}` }),
  )
  expect(reason).toMatch(/^EMESSAGE 554-first 554 second x+$/)
  expect(reason).toHaveLength(200)
})

test('the reason has no password', () => {
  const echoed = smtpError({
    code: 'EAUTH',
    command: 'AUTH PLAIN',
    responseCode: 535,
    response: '535 bad: c2VjcmV0bw==',
  })
  expect(sendFailure(echoed).reason).toBe('EAUTH AUTH PLAIN refused the sign-in (535)')
  expect(sendFailure(new Error('cannot reach smtp://tienda:secreto@mail.cu:25')).reason).toBe(
    'cannot reach smtp://***@mail.cu:25',
  )
})
