import { expect, test } from 'vitest'
import { signInToAddUrl } from './add-to-cart.ts'

const form = new FormData()
for (const [name, value] of [
  ['intent', 'add'],
  ['productId', '12'],
  ['quantity', '2'],
  ['option_3', '7'],
] as const)
  form.set(name, value)

function itemIn(address: string): Record<string, string> {
  const { pathname, searchParams } = new URL(address, 'http://tienda.cu')
  expect(pathname).toBe('/account/login')
  const next = new URL(searchParams.get('next') ?? '', 'http://tienda.cu')
  expect(next.pathname).toBe('/shop/cart')
  return Object.fromEntries(next.searchParams)
}

test('the item passes through the sign-in page to the cart under a fresh key', () => {
  const { key, ...item } = itemIn(signInToAddUrl(form))
  expect(item).toEqual({ add: '12', quantity: '2', option_3: '7' })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(itemIn(signInToAddUrl(form)).key).not.toBe(key)
})
