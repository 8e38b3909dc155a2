import { growsLinearly, repeating } from '@tecnoclick/domain/platform/testing/linear-time'
import { expect, test } from 'vitest'
import { addressIn, withoutEndSlashes } from './page-addresses.ts'

test('Spanish has the plain URL, other languages add ?lang=', () => {
  expect(addressIn('es', 'https://tienda.cu', '/site/faq')).toBe('https://tienda.cu/site/faq')
  expect(addressIn('ar', 'https://tienda.cu', '/site/faq/')).toBe('https://tienda.cu/site/faq?lang=ar')
  expect(addressIn('en', 'https://tienda.cu', '/')).toBe('https://tienda.cu/?lang=en')
})

test('the slashes at the end of a path are removed in linear time, that of the home page stays', async () => {
  expect(withoutEndSlashes('/shop///')).toBe('/shop')
  expect(withoutEndSlashes('//')).toBe('/')
  for (const inputOf of [repeating('/', '/a', 'b'), repeating('/a/'), repeating('/')])
    expect(await growsLinearly(withoutEndSlashes, inputOf)).toBe(true)
})
