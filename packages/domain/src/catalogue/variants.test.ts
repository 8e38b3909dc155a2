import { expect, test } from 'vitest'
import { hasSeveralPrices, rollUp, variantName } from './variants.ts'

const variant = { price: 200, priceAlt: 70_000, compareAtPrice: null, stock: 1 }

test('a variant is called by its product and its values', () => {
  expect(variantName('Teléfono X', ['Negro', '64 GB'])).toBe('Teléfono X – Negro, 64 GB')
  const long = variantName('x'.repeat(200), ['Negro'])
  expect([long.length, long.endsWith('x – Negro')]).toEqual([200, true])
})

test('all units and the lowest price of what can be bought', () => {
  const soldOut = { ...variant, price: 100, priceAlt: 30_000, stock: 0 }
  const dear = { ...variant, price: 300, priceAlt: 60_000, stock: 4 }
  expect(rollUp([soldOut, variant, dear])).toMatchObject({
    stock: 5,
    price: 200,
    priceAlt: 60_000,
    priceMlc: null,
  })
  expect(rollUp([soldOut, { ...dear, stock: 0 }])).toMatchObject({ stock: 0, price: 100, priceAlt: 30_000 })
  expect(rollUp([])).toBeUndefined()
})

test('a price is struck only where one variant is the cheapest in every currency', () => {
  const reduced = { ...variant, compareAtPrice: 250 }
  expect(rollUp([reduced, { ...variant, price: 400, priceAlt: 90_000 }])).toMatchObject({
    compareAtPrice: 250,
  })
  expect(rollUp([reduced, { ...variant, price: 400, priceAlt: 60_000 }])).toMatchObject({
    compareAtPrice: null,
  })
})

test('businesses pay what everybody pays where no variant has a wholesale price', () => {
  expect(rollUp([variant])).toMatchObject({ priceMayorista: null, priceMayoristaAlt: null })
  const wholesale = { ...variant, price: 500, priceMayorista: 180, priceMlc: 210, priceMayoristaMlc: 190 }
  expect(rollUp([variant, wholesale])).toMatchObject({
    ...{ price: 200, priceMlc: null, priceMayorista: 180, priceMayoristaMlc: 190 },
  })
})

test('the price is a lowest one where others differ in this currency', () => {
  const sameInCup = { ...variant, price: 250 }
  expect(hasSeveralPrices([variant, sameInCup], { wholesale: false, currency: 'USD' })).toBe(true)
  expect(hasSeveralPrices([variant, sameInCup], { wholesale: false, currency: 'CUP' })).toBe(false)
})
