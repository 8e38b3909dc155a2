import { expect, test } from 'vitest'
import { mayEnter, type Role } from './roles.ts'

const everyone: (Role | undefined)[] = [undefined, 'user', 'business', 'admin']

test('everyone enters what is public', () => {
  expect(mayEnter('public', undefined)).toBe(true)
})

test('a customer route needs any session, a staff route an admin', () => {
  expect(everyone.map((role) => mayEnter('customer', role))).toEqual([false, true, true, true])
  expect(everyone.map((role) => mayEnter('admin', role))).toEqual([false, false, false, true])
})
