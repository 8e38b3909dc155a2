import { expect, test } from 'vitest'
import { priceOf } from './pricing.ts'

const dollars = { code: 'USD', symbol: '$', decimals: 2 }
const pesos = { code: 'CUP', symbol: 'CUP', decimals: 2 }
const retail = { wholesale: false }
const printer = { price: 289.9, priceAlt: 113060, compareAtPrice: 310 }
const warranty = { id: 1, title: '12 meses más', surcharge: 25, surchargeAlt: 9750 }

test('wire amounts become minor units, and a choice adds to price and struck price', () => {
  expect(priceOf(printer, [warranty], { customer: retail, currency: dollars })).toEqual({
    amount: 31490,
    compareAt: 33500,
  })
})

test('without a price in CUP there is none to show', () => {
  expect(priceOf({ ...printer, priceAlt: null }, [], { customer: retail, currency: pesos })).toBeUndefined()
})

test('an approved business pays wholesale and sees no struck price', () => {
  const buyer = { customer: { wholesale: true }, currency: dollars }
  expect(priceOf({ ...printer, priceMayorista: 260.5 }, [], buyer)).toEqual({
    amount: 26050,
    compareAt: undefined,
  })
})
