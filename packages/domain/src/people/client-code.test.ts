import { expect, test } from 'vitest'
import { isApprovedBusiness } from './client-code.ts'

test('a business with a client code is approved', () => {
  expect(isApprovedBusiness('business', 'CLI-0001')).toBe(true)
  expect(isApprovedBusiness('business', 'NO APROBADO')).toBe(false)
  expect(isApprovedBusiness('business', null)).toBe(false)
})

test('other roles are never approved', () => {
  expect(isApprovedBusiness('user', 'CLI-0001')).toBe(false)
  expect(isApprovedBusiness('admin', 'CLI-0001')).toBe(false)
})
