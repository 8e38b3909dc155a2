import { expect, test } from 'vitest'
import { fileNamePattern } from '../platform/files.ts'
import { avatarName } from './avatar-name.ts'

test('the name is user id, timestamp, random part and extension', () => {
  const name = avatarName(7, Date.parse('2026-03-02T15:00:00Z'), '0f1e2d3c4b5a69780f1e2d3c4b5a6978')
  expect(name).toBe('71772463600000-0f1e2d3c4b5a69780f1e2d3c4b5a6978.webp')
  expect(name).toMatch(fileNamePattern)
})
