import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { isDiskFull } from './disk-space.mjs'

test('a disk is full before its last block is used', () => {
  const free = (bytes) => () => ({ bavail: bytes / 4096, bsize: 4096 })
  expect(isDiskFull('/', free(0))).toBe(true)
  expect(isDiskFull('/', free(32 * 1024 * 1024))).toBe(true)
  expect(isDiskFull('/', free(1024 * 1024 * 1024))).toBe(false)
  expect(isDiskFull(tmpdir())).toBe(false)
})
