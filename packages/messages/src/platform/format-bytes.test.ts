import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 B'],
  [900, '900 B'],
  [1000, '1 kB'],
  [1536, '2 kB'],
  [999_499, '999 kB'],
  [1_540_000, '1,5 MB'],
  [200_000_000, '200 MB'],
  [5_000_000_000_000, '5000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'es')).toBe(text)
})

test('the number follows the language, with Latin digits in Arabic', () => {
  expect(formatBytes(1_540_000, 'en')).toBe('1.5 MB')
  expect(formatBytes(1_540_000, 'ru')).toBe('1,5 MB')
  expect(formatBytes(1_540_000, 'ar')).toBe('1.5 MB')
})
