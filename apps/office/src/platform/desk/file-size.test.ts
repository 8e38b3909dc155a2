import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a size is told in the unit one thinks in', () => {
  expect([0, 900, 1536, 200 * 1024 ** 2].map(fileSize)).toEqual(['0 B', '900 B', '1,5 kB', '200 MB'])
})
