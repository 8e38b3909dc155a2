import { expect, test } from 'vitest'
import { fileNamePattern, hasHashedName } from './files.ts'

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
