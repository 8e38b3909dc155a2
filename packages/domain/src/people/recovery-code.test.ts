import { expect, test } from 'vitest'
import {
  formatRecoveryCode,
  isRecoveryCode,
  mayRecoverByCode,
  maySendRecovery,
  recoveryCodeCount,
  takesGuess,
} from './recovery-code.ts'

test('every code has four digits, leading zeros included', () => {
  expect([0, 42, recoveryCodeCount - 1].map(formatRecoveryCode)).toEqual(['0000', '0042', '9999'])
})

test.each(['', '123', '12345', '12a4', ' 123', '1234\n', '١٢٣٤', '12.4', '-123'])(
  '%j is not a code',
  (text) => {
    expect(isRecoveryCode(text)).toBe(false)
  },
)

test('a code takes five guesses; once codes are off, one that was mailed before takes one', () => {
  const guesses = (codesOff: boolean) => [0, 1, 4, 5].map((tries) => takesGuess({ tries, codesOff }))
  expect(guesses(false)).toEqual([true, true, true, false])
  expect(guesses(true)).toEqual([true, false, false, false])
})

test('staff and accounts whose codes are off get the link only', () => {
  expect(mayRecoverByCode({ role: 'user', codesOff: false })).toBe(true)
  expect(mayRecoverByCode({ role: 'business', codesOff: true })).toBe(false)
  expect(mayRecoverByCode({ role: 'admin', codesOff: false })).toBe(false)
})

test('strangers cannot use up the mails of a network the account knows', () => {
  const flooded = { fromNetwork: 0, fromStrangers: 6 }
  expect(maySendRecovery({ ...flooded, isKnownNetwork: false })).toBe(false)
  expect(maySendRecovery({ ...flooded, isKnownNetwork: true })).toBe(true)
  expect(maySendRecovery({ fromNetwork: 3, fromStrangers: 0, isKnownNetwork: true })).toBe(false)
  expect(maySendRecovery({ fromNetwork: 2, fromStrangers: 5, isKnownNetwork: false })).toBe(true)
})
