import { expect, test } from 'vitest'
import { closedAddress, isClosedAddress } from './closed-account.ts'
import { isEmail, isMailAddress } from './email.ts'

test('the address of a closed account is well-formed, and no form accepts it', () => {
  const address = closedAddress('account-12')
  expect(address).toBe('account-12@closed.invalid')
  expect(isMailAddress(address)).toBe(true)
  expect(isEmail(address)).toBe(false)
  expect(isClosedAddress(address)).toBe(true)
})

test('an address of a person is none', () => {
  expect(isClosedAddress('ana@ejemplo.cu')).toBe(false)
  expect(isClosedAddress('ana@closed.invalid.cu')).toBe(false)
})
