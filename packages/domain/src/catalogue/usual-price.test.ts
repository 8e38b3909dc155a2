import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findUnusualPrice, isFarFrom, isUnusualRate } from './usual-price.ts'

const prices = { price: 249, priceAlt: 94_620, priceMayorista: 211, priceMayoristaAlt: 80_180 }

test('a rate may differ by a fifth from the last one', () => {
  expect([304, 380, 456].map((rate) => isUnusualRate(rate, 380))).toEqual([false, false, false])
  expect([303, 457, 38].map((rate) => isUnusualRate(rate, 380))).toEqual([true, true, true])
  expect(isUnusualRate(1, undefined)).toBe(false)
})

test('a tenth and ten times are still usual', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1_000_000 }), (usual) => {
      expect([usual / 10, usual, usual * 10].some((value) => isFarFrom(value, usual))).toBe(false)
      expect([usual / 11, usual * 11].every((value) => isFarFrom(value, usual))).toBe(true)
    }),
  )
})

test.each([
  [{ priceAlt: 946 }, 'priceAlt'],
  [{ priceAlt: 9_462_000 }, 'priceAlt'],
  [{ price: 24_900 }, 'price'],
  [{ priceMayorista: 21 }, 'priceMayorista'],
  [{ priceMayoristaAlt: 80 }, 'priceMayoristaAlt'],
  [{ price: 199, priceAlt: 75_620 }, undefined],
  [{ priceAlt: null, priceMayorista: null, priceMayoristaAlt: null }, undefined],
])('%j is unusual in %s', (change, field) => {
  expect(findUnusualPrice(prices, { ...prices, ...change }, 380)).toBe(field)
})

test('without a rate a price is compared with what it was, and a new product with nothing', () => {
  expect(findUnusualPrice(prices, { ...prices, priceAlt: 946 }, undefined)).toBe('priceAlt')
  expect(findUnusualPrice(undefined, { ...prices, priceAlt: 946 }, undefined)).toBeUndefined()
  expect(findUnusualPrice(undefined, { ...prices, priceAlt: 946 }, 380)).toBe('priceAlt')
})

test('what was unusual before and stays does not ask', () => {
  const odd = { ...prices, priceAlt: 946 }
  expect(findUnusualPrice(odd, { ...odd }, 380)).toBeUndefined()
})
