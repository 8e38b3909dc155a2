import { expect, test } from 'vitest'
import { addressBookLimit, becomesPrincipal, hasRoomForAddress, mayRemoveAddress } from './address-book.ts'

test('the first address is principal, a later one when asked for', () => {
  expect(becomesPrincipal(false, 0)).toBe(true)
  expect(becomesPrincipal(false, 1)).toBe(false)
  expect(becomesPrincipal(true, 3)).toBe(true)
})

test('the principal address cannot be removed', () => {
  expect(mayRemoveAddress({ isPrincipal: true })).toBe(false)
  expect(mayRemoveAddress({ isPrincipal: false })).toBe(true)
})

test('the number of addresses is limited', () => {
  expect(hasRoomForAddress(addressBookLimit - 1)).toBe(true)
  expect(hasRoomForAddress(addressBookLimit)).toBe(false)
})
