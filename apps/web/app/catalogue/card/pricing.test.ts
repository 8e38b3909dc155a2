import { expect, test } from 'vitest'
import { priceOf } from './pricing.ts'

const dollars = { code: 'USD', symbol: '$', decimals: 2 }
const pesos = { code: 'CUP', symbol: 'CUP', decimals: 2 }
const printer = { price: 289.9, priceAlt: 113060, compareAtPrice: 310 }
const warranty = { id: 1, title: '12 meses más', surcharge: 25, surchargeAlt: 9750, color: null }

test('amounts are converted to minor units, and an option adds to price and compare-at price', () => {
  expect(priceOf(printer, [warranty], { wholesale: false, currency: dollars })).toEqual({
    amount: 31490,
    compareAt: 33500,
  })
})

test('MLC is paid by its own price and surcharge', () => {
  const mlc = { code: 'MLC', symbol: 'MLC', decimals: 2 }
  const pricing = { wholesale: false, currency: mlc }
  expect(priceOf(printer, [warranty], pricing)?.amount).toBe(31490)
  const other = { ...printer, priceMlc: 385.5, compareAtPriceMlc: 400 }
  expect(priceOf(other, [{ ...warranty, surchargeMlc: 33 }], pricing)).toEqual({
    amount: 41850,
    compareAt: 43300,
  })
})

test('a product without a CUP price has no price in CUP', () => {
  expect(priceOf({ ...printer, priceAlt: null }, [], { wholesale: false, currency: pesos })).toBeUndefined()
})

test('an approved business pays the wholesale price and sees no compare-at price', () => {
  const pricing = { wholesale: true, currency: dollars }
  expect(priceOf({ ...printer, priceMayorista: 260.5 }, [], pricing)).toEqual({
    amount: 26050,
    compareAt: undefined,
  })
})
