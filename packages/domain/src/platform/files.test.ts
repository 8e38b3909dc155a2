import { expect, test } from 'vitest'
import { fileNamePattern, hasHashedName, mayReadFile } from './files.ts'

test.each(['../etc/passwd', '.env', 'a b.png', 'a/b.png', '', 'ñ.png', 'a'.repeat(129), 'a\0.png'])(
  '%j is not a file name',
  (name) => {
    expect(fileNamePattern.test(name)).toBe(false)
  },
)

test('only a name with a content hash may be cached forever', () => {
  expect(hasHashedName('epson-l3250.0f1e2d3c4b5a6978.webp')).toBe(true)
  expect(hasHashedName('anuncio.jpg')).toBe(false)
})

test('only its owner and staff may read a private file', () => {
  const file = { visibility: 'private', ownerId: 7 } as const
  expect(mayReadFile(file, undefined)).toBe(false)
  expect(mayReadFile(file, { id: 8, role: 'business' })).toBe(false)
  expect(mayReadFile(file, { id: 7, role: 'user' })).toBe(true)
  expect(mayReadFile(file, { id: 8, role: 'admin' })).toBe(true)
  expect(mayReadFile({ ...file, ownerId: null }, { id: 8, role: 'user' })).toBe(false)
})
