import { expect, test } from 'vitest'
import { hasAccess, type Role } from './roles.ts'

const everyone: (Role | undefined)[] = [undefined, 'user', 'business', 'admin']

test('everyone may call a public route', () => {
  expect(hasAccess('public', undefined)).toBe(true)
})

test('a customer route needs any session, a staff route an admin', () => {
  expect(everyone.map((role) => hasAccess('customer', role))).toEqual([false, true, true, true])
  expect(everyone.map((role) => hasAccess('admin', role))).toEqual([false, false, false, true])
})
