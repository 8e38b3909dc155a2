import { expect, test } from 'vitest'
import { permissionsOf } from '../people/permissions.ts'
import { fileNamePattern, hasHashedName, mayReadFile } from './files.ts'

test.each(['../etc/passwd', '.env', 'a b.png', 'a/b.png', '', 'ñ.png', 'a'.repeat(129), 'a\0.png'])(
  '%j is no file name',
  (name) => {
    expect(fileNamePattern.test(name)).toBe(false)
  },
)

test('only a name that carries its content hash may be kept for ever', () => {
  expect(hasHashedName('epson-l3250.0f1e2d3c4b5a6978.webp')).toBe(true)
  expect(hasHashedName('anuncio.jpg')).toBe(false)
})

test('a private file is for its owner and for the workshop', () => {
  const permissions = permissionsOf(null)
  const file = { visibility: 'private', ownerId: 7 } as const
  expect(mayReadFile(file, undefined)).toBe(false)
  expect(mayReadFile(file, { id: 8, role: 'business', permissions })).toBe(false)
  expect(mayReadFile(file, { id: 7, role: 'user', permissions })).toBe(true)
  const staff = (role: 'technician' | 'seller') => ({
    id: 8,
    role: 'admin' as const,
    permissions: permissionsOf(role),
  })
  expect(mayReadFile(file, staff('technician'))).toBe(true)
  expect(mayReadFile(file, staff('seller'))).toBe(false)
  expect(mayReadFile({ ...file, ownerId: null }, { id: 8, role: 'user', permissions })).toBe(false)
})
