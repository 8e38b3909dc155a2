import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['María de la Cruz', 'MC'],
  ['  ana  ', 'A'],
  ['', ''],
  ['Ñico Óscar', 'ÑÓ'],
  ['Иван Петров', 'ИП'],
  ['𝒜da Byron', '𝒜B'],
])('%j shows %j', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
