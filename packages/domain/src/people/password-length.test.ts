import { expect, test } from 'vitest'
import { enteredPasswordComplaint, newPasswordComplaint } from './password-length.ts'

const complaints = [0, 5, 6, 7, 8, 128, 129].map((length) => 'x'.repeat(length))

test('sign-in and registration accept 8 to 128 characters', () => {
  expect(complaints.map(enteredPasswordComplaint)).toEqual([
    ...['min8', 'min8', 'min8', 'min8'],
    ...[undefined, undefined, 'max128'],
  ])
})

test('a change names the documented minimum first, and the real one for 6 and 7', () => {
  expect(complaints.map(newPasswordComplaint)).toEqual([
    ...['min6', 'min6', 'min8', 'min8'],
    ...[undefined, undefined, 'max128'],
  ])
})
