import { expect, test } from 'vitest'
import { isApprovedBusiness } from './client-code.ts'

test('a business is approved once the shop gave it a code of its own', () => {
  expect(isApprovedBusiness('business', 'CLI-0001')).toBe(true)
  expect(isApprovedBusiness('business', 'NO APROBADO')).toBe(false)
  expect(isApprovedBusiness('business', null)).toBe(false)
})

test('nobody else is, whatever the code', () => {
  expect(isApprovedBusiness('user', 'CLI-0001')).toBe(false)
  expect(isApprovedBusiness('admin', 'CLI-0001')).toBe(false)
})
