import { expect, test } from 'vitest'
import { permissionsOf, type StaffRole } from '../people/permissions.ts'
import { mayReadFile } from './file-access.ts'

test('a private file is for its owner and for the staff it was sent to', () => {
  const permissions = permissionsOf(null)
  const file = { visibility: 'private', ownerId: 7, kind: 'service-photo' } as const
  expect(mayReadFile(file, undefined)).toBe(false)
  expect(mayReadFile(file, { id: 8, role: 'business', permissions })).toBe(false)
  expect(mayReadFile(file, { id: 7, role: 'user', permissions })).toBe(true)
  const staff = (role: StaffRole) => ({
    id: 8,
    role: 'admin' as const,
    permissions: permissionsOf(role),
  })
  expect(mayReadFile(file, staff('technician'))).toBe(true)
  expect(mayReadFile(file, staff('seller'))).toBe(true)
  expect(mayReadFile(file, staff('courier'))).toBe(false)
  const receipt = { ...file, kind: 'receipt' }
  expect(mayReadFile(receipt, staff('seller'))).toBe(true)
  expect(mayReadFile(receipt, staff('technician'))).toBe(false)
  expect(mayReadFile({ ...file, ownerId: null }, { id: 8, role: 'user', permissions })).toBe(false)
})
