import { expect, test } from 'vitest'
import { formatRecoveryCode, isLastTry, isRecoveryCode, recoveryCodeCount } from './recovery-code.ts'

test('every code has four digits, leading zeros included', () => {
  expect([0, 42, recoveryCodeCount - 1].map(formatRecoveryCode)).toEqual(['0000', '0042', '9999'])
})

test.each(['', '123', '12345', '12a4', ' 123', '1234\n', '١٢٣٤', '12.4', '-123'])(
  '%j is not a code',
  (text) => {
    expect(isRecoveryCode(text)).toBe(false)
  },
)

test('the fifth wrong try is the last', () => {
  expect([0, 1, 2, 3, 4, 5].map(isLastTry)).toEqual([false, false, false, false, true, true])
})
