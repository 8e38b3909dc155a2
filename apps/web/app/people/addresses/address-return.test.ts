import { expect, test } from 'vitest'
import { afterAddress, chosenAddressId, editAddressPath, newAddressPath } from './address-return.ts'

const form = (search: string) => new URL(`https://tienda.cu/account/address/create${search}`)

test('a new address leads back to the page that asked for it', () => {
  expect(newAddressPath('/shop/checkout')).toBe('/account/address/create?next=%2Fshop%2Fcheckout')
  expect(afterAddress(form('?next=%2Fshop%2Fcheckout'), 7)).toBe('/shop/checkout?address=7')
  expect(editAddressPath('/shop/checkout', 7)).toBe('/account/addresses/7?next=%2Fshop%2Fcheckout')
})

test.each(['', '?next=https://otra.cu', '?next=//otra.cu'])('with %j it leads to the addresses', (search) => {
  expect(afterAddress(form(search), 7)).toBe('/account/addresses')
})

test('only a number is an address', () => {
  expect(chosenAddressId(new URLSearchParams('address=7'))).toBe(7)
  for (const search of ['', 'address=x', 'address=-1', 'address=99999999999']) {
    expect(chosenAddressId(new URLSearchParams(search))).toBeUndefined()
  }
})
