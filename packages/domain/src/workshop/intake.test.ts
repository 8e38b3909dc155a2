import { expect, test } from 'vitest'
import { intakeMoment, markPlaces, mayBeSigned, placeOf, pointOf, signaturePattern } from './intake.ts'

test('a place of the list is where its mark is', () => {
  for (const place of markPlaces) expect(placeOf(pointOf(place))).toBe(place)
  expect(placeOf({ x: 0, y: 0 })).toBe('topLeft')
  expect(placeOf({ x: 1000, y: 1000 })).toBe('bottomRight')
  expect(placeOf({ x: 500, y: 999 })).toBe('bottom')
})

test('a signature is strokes of lines: no dot, no other command, no markup', () => {
  expect(signaturePattern.test('M1 2L3 4L600 200M5 6L7 8')).toBe(true)
  for (const wrong of ['', 'M1 2', 'L1 2', 'M1 2L3 4Z', 'M1 2L3 4"/><script>', 'M1 2L3 4444', 'M-1 2L3 4'])
    expect(signaturePattern.test(wrong), wrong).toBe(false)
})

test('the moment is that of who took it in, unless their clock is wrong', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  const earlier = new Date('2026-11-18T09:00:00Z')
  expect(intakeMoment(earlier, now)).toBe(earlier)
  expect(intakeMoment(undefined, now)).toBe(now)
  expect(intakeMoment(new Date('2026-11-19T12:00:01Z'), now)).toBe(now)
  expect(intakeMoment(new Date('2026-10-01T00:00:00Z'), now)).toBe(now)
})

test('signed are the present conditions word by word, or earlier ones', () => {
  const present = { version: 3, text: 'a' }
  expect(mayBeSigned({ version: 3, text: 'a' }, present)).toBe(true)
  expect(mayBeSigned({ version: 3, text: 'b' }, present)).toBe(false)
  expect(mayBeSigned({ version: 2, text: 'b' }, present)).toBe(true)
  expect(mayBeSigned({ version: 4, text: 'a' }, present)).toBe(false)
})
