import { expect, test } from 'vitest'
import { maySignInByCode, takesCodes } from './sign-in-code.ts'

test('only customers whose account is active sign in with a code', () => {
  expect(maySignInByCode({ role: 'user', activated: true })).toBe(true)
  expect(maySignInByCode({ role: 'business', activated: true })).toBe(true)
  expect(maySignInByCode({ role: 'user', activated: false })).toBe(false)
  expect(maySignInByCode({ role: 'admin', activated: true })).toBe(false)
})

test('guesses of strangers do not stop the owner', () => {
  expect(takesCodes({ known: 0, strangers: 10 }, false)).toBe(false)
  expect(takesCodes({ known: 0, strangers: 9 }, false)).toBe(true)
  expect(takesCodes({ known: 0, strangers: 10 }, true)).toBe(true)
  expect(takesCodes({ known: 10, strangers: 0 }, true)).toBe(false)
})
