import { expect, test } from 'vitest'
import { addressIn } from './page-addresses.ts'

test('Spanish has the plain URL, other languages add ?lang=', () => {
  expect(addressIn('es', 'https://tienda.cu', '/site/faq')).toBe('https://tienda.cu/site/faq')
  expect(addressIn('ar', 'https://tienda.cu', '/site/faq/')).toBe('https://tienda.cu/site/faq?lang=ar')
  expect(addressIn('en', 'https://tienda.cu', '/')).toBe('https://tienda.cu/?lang=en')
})
