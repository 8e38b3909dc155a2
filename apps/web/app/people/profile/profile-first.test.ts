import { expect, test } from 'vitest'
import { profileFirst } from './profile-first.ts'

test('the page that was wanted comes after the profile', () => {
  expect(profileFirst('/shop/cart')).toBe('/account/profile?next=%2Fshop%2Fcart')
  expect(profileFirst(undefined)).toBe('/account/profile')
})

test('a wanted page too long for a registration is left out', () => {
  expect(profileFirst(`/shop/catalog?q=${'ñ'.repeat(200)}`)).toBe('/account/profile')
})
