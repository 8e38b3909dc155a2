import { expect, test } from 'vitest'
import { signInToAdd } from './sign-in-to-add.ts'

test('the wish goes through the sign-in page to the cart', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['intent', 'add'],
    ['productId', '12'],
    ['quantity', '2'],
    ['option_3', '7'],
  ] as const)
    form.set(name, value)
  const address = new URL(signInToAdd(form), 'http://tienda.cu')
  expect(address.pathname).toBe('/account/login')
  const next = new URL(address.searchParams.get('next') ?? '', address)
  expect(next.pathname).toBe('/shop/cart')
  expect(Object.fromEntries(next.searchParams)).toEqual({
    add: '12',
    quantity: '2',
    option_3: '7',
  })
})
