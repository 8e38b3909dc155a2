import { expect, test } from 'vitest'
import { fileNamePattern } from '../platform/files.ts'
import { avatarName } from './avatar-name.ts'

const now = Date.parse('2026-03-02T15:00:00Z')

test('the name is user id, timestamp and extension', () => {
  expect(avatarName(7, now, null)).toBe('71772463600000.webp')
  expect(avatarName(7, now, null)).toMatch(fileNamePattern)
})

test('a second picture in the same millisecond has another name, also after the clock was set back', () => {
  const first = avatarName(12, now, null)
  expect(avatarName(12, now, first)).toBe('121772463600001.webp')
  expect(avatarName(12, now - 60_000, first)).toBe('121772463600001.webp')
  expect(avatarName(12, now + 5000, first)).toBe('121772463605000.webp')
})

test('the default photo is ignored', () => {
  expect(avatarName(7, now, 'default-avatar.webp')).toBe('71772463600000.webp')
})
