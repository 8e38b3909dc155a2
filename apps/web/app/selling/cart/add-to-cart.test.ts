import { expect, test } from 'vitest'
import { signInToAdd } from './add-to-cart.ts'

const form = new FormData()
for (const [name, value] of [
  ['intent', 'add'],
  ['productId', '12'],
  ['quantity', '2'],
  ['option_3', '7'],
] as const)
  form.set(name, value)

function wishIn(address: string): Record<string, string> {
  const { pathname, searchParams } = new URL(address, 'http://tienda.cu')
  expect(pathname).toBe('/account/login')
  const next = new URL(searchParams.get('next') ?? '', 'http://tienda.cu')
  expect(next.pathname).toBe('/shop/cart')
  return Object.fromEntries(next.searchParams)
}

test('the wish goes through the sign-in page to the cart, under a key of its own', () => {
  const { key, ...wish } = wishIn(signInToAdd(form))
  expect(wish).toEqual({ add: '12', quantity: '2', option_3: '7' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(wishIn(signInToAdd(form)).key).not.toBe(key)
})
