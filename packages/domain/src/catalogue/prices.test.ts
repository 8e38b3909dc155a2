import { expect, test } from 'vitest'
import { type ProductPrices, priceFor, tierOf } from './prices.ts'

const printer: ProductPrices = {
  price: 20_000,
  priceAlt: 7_000_000,
  priceMayorista: 17_000,
  priceMayoristaAlt: 5_950_000,
  compareAtPrice: 25_000,
}
const retail = { wholesale: false }
const business = { wholesale: true }
const warranty = { surcharge: 1_500, surchargeAlt: 525_000 }

test('MLC has its own prices where they are not those in USD', () => {
  const other = { ...printer, priceMlc: 26_600, priceMayoristaMlc: 21_250 }
  const extended = { ...warranty, surchargeMlc: 2_000 }
  expect(priceFor(other, [extended], { ...retail, currency: 'MLC' })).toEqual({
    amount: 28_600,
    // 250 of 200 dollars is 332.50 of 266.
    compareAt: 35_250,
  })
  expect(priceFor(other, [extended], { ...business, currency: 'MLC' })?.amount).toBe(23_250)
  expect(priceFor(other, [extended], { ...retail, currency: 'USD' })?.amount).toBe(21_500)
  const promoted = { ...other, price: 0, priceMlc: 0, compareAtPriceMlc: 26_600 }
  expect(priceFor(promoted, [], { ...retail, currency: 'MLC' })).toEqual({ amount: 0, compareAt: 26_600 })
})

test('USD and MLC read price, CUP reads priceAlt', () => {
  expect(priceFor(printer, [], { ...retail, currency: 'USD' })?.amount).toBe(20_000)
  expect(priceFor(printer, [], { ...retail, currency: 'MLC' })?.amount).toBe(20_000)
  expect(priceFor(printer, [], { ...retail, currency: 'CUP' })?.amount).toBe(7_000_000)
})

test('in CUP the price before a promotion is struck, also where nothing is left to pay', () => {
  const promoted = { price: 900, priceAlt: 333_333, compareAtPrice: 999, compareAtPriceAlt: 370_371 }
  const cup = { ...retail, currency: 'CUP' }
  expect(priceFor(promoted, [], cup)?.compareAt).toBe(370_371)
  expect(priceFor({ ...promoted, price: 0, priceAlt: 0 }, [], cup)?.compareAt).toBe(370_371)
})

test('an approved business pays wholesale prices and sees no struck-through price', () => {
  expect(priceFor(printer, [], { ...business, currency: 'USD' })).toEqual({
    amount: 17_000,
    compareAt: undefined,
  })
  expect(priceFor(printer, [], { ...business, currency: 'CUP' })).toEqual({
    amount: 5_950_000,
    compareAt: undefined,
  })
})

test('without a wholesale price a business pays retail, still without a struck-through price', () => {
  const { priceMayorista: _, priceMayoristaAlt: __, ...retailOnly } = printer
  expect(priceFor(retailOnly, [], { ...business, currency: 'USD' })).toEqual({
    amount: 20_000,
    compareAt: undefined,
  })
  expect(priceFor({ ...printer, priceMayorista: null }, [], { ...business, currency: 'MLC' })?.amount).toBe(
    20_000,
  )
})

test('in CUP the struck-through price is the compare price in proportion, rounded', () => {
  expect(priceFor(printer, [], { ...retail, currency: 'CUP' })?.compareAt).toBe(8_750_000)
  expect(
    priceFor({ ...printer, price: 3, priceAlt: 10, compareAtPrice: 4 }, [], { ...retail, currency: 'CUP' })
      ?.compareAt,
  ).toBe(13)
})

test('a product without a CUP price has none in CUP', () => {
  const dollarsOnly = { ...printer, priceAlt: null, priceMayoristaAlt: null }
  expect(priceFor(dollarsOnly, [], { ...retail, currency: 'CUP' })).toBeUndefined()
  expect(priceFor(dollarsOnly, [], { ...business, currency: 'CUP' })).toBeUndefined()
  expect(priceFor(dollarsOnly, [], { ...retail, currency: 'MLC' })?.amount).toBe(20_000)
})

test('each chosen option adds its surcharge of that currency, also to the struck-through price', () => {
  expect(priceFor(printer, [warranty, warranty], { ...retail, currency: 'USD' })).toEqual({
    amount: 23_000,
    compareAt: 28_000,
  })
  expect(priceFor(printer, [warranty], { ...business, currency: 'CUP' })?.amount).toBe(6_475_000)
})

test('an approved business has the wholesale tier, everyone else retail', () => {
  expect([tierOf(business), tierOf(retail)]).toEqual(['wholesale', 'retail'])
})
