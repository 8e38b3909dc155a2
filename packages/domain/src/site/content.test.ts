import { expect, test } from 'vitest'
import { fillContent, keepsPlaceholders, placeholdersIn } from './content.ts'

test('placeholders are filled, also twice; other braces stay', () => {
  const text = 'Gratis desde {freeDelivery} ({freeDelivery}), {nombre}'
  expect(fillContent(text, { freeDelivery: '$50' })).toBe('Gratis desde $50 ($50), {nombre}')
  expect(fillContent('{constructor}', {})).toBe('{constructor}')
})

test('a text that names a missing value is not shown', () => {
  expect(fillContent('Gratis desde {freeDelivery}', { hours: 'de 9 a 18' })).toBeUndefined()
  expect(fillContent('Pago seguro', {})).toBe('Pago seguro')
})

test('a translation keeps the placeholders of its source', () => {
  expect(placeholdersIn('{hours} {freeDelivery} {hours}')).toEqual(['{freeDelivery}', '{hours}'])
  expect(keepsPlaceholders('Gratis desde {freeDelivery}', 'Free from {freeDelivery}')).toBe(true)
  expect(keepsPlaceholders('Gratis desde {freeDelivery}', 'Free from $50')).toBe(false)
  expect(keepsPlaceholders('Pago seguro', 'Open {hours}')).toBe(false)
})
