import { expect, test } from 'vitest'
import { makeClaimCode, showClaimCode } from '../platform/claim-code.ts'
import { isSamePhone, readTicketSecret } from './walk-in.ts'

test('a code is printed in two halves and read with any spacing and case', () => {
  const code = makeClaimCode(new Uint8Array([0, 1, 2, 3, 30, 31, 32, 255]))
  expect(code).toBe('2345YZ2Z')
  expect(showClaimCode(code)).toBe('2345-YZ2Z')
  for (const typed of ['2345-YZ2Z', ' 2345 yz2z ', '2345yz2z']) expect(readTicketSecret(typed)).toBe(code)
})

test('a ticket link and its token are read, nothing else', () => {
  const token = 'aB-_'.repeat(10).concat('xyz')
  for (const typed of [token, `https://tienda.cu/services/ticket/${token}`, `/services/ticket/${token}/`])
    expect(readTicketSecret(typed)).toBe(token)
  for (const typed of ['', 'SERVICIO-012', '2345-YZ2O', `${token}x`])
    expect(readTicketSecret(typed)).toBeUndefined()
})

test.each([
  ['+53 5 123 4567', '51234567', true],
  ['0053 51234567', '5123-4567', true],
  ['51234567', '51234568', false],
  ['', '', false],
  ['123', '123', false],
])('%s and %s are the same phone: %s', (one, other, same) => {
  expect(isSamePhone(one, other)).toBe(same)
})
