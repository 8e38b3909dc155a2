import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '../platform/duration.ts'
import { cartLinkEnd, judgeLinkItems } from './cart-link.ts'
import type { SaleProduct } from './sale-product.ts'

const retail = { wholesale: false, currency: 'USD' }
const mouse: SaleProduct = {
  ...{ id: 1, version: 1, slug: 'raton', name: 'Ratón', sku: 'R-1', stock: 5, enable: true, price: 1000 },
  ...{ priceAlt: null, priceMayorista: 800, priceMayoristaAlt: null, compareAtPrice: null, image: null },
  options: [
    {
      ...{ id: 7, title: 'Color', required: true },
      values: [{ id: 70, title: 'Rojo', surcharge: 50, surchargeAlt: 0 }],
    },
  ],
}
const red = [{ optionId: 7, valueId: 70 }]
const sold = (product: Partial<SaleProduct> = {}) => new Map([[1, { ...mouse, ...product }]])
const judge = (products: ReadonlyMap<number, SaleProduct>, chosen = red, currency = 'USD') =>
  judgeLinkItems([{ productId: 1, chosen, quantity: 2 }], products, { ...retail, currency })[0]

test('what is sold as it was is there with its price of today', () => {
  expect(judge(sold())).toEqual({ price: 1050, available: 2, missing: undefined })
})

test('each reason why something cannot be had is named', () => {
  expect(judge(new Map())?.missing).toBe('notSold')
  expect(judge(sold({ enable: false }))?.missing).toBe('notSold')
  expect(judge(sold(), [])?.missing).toBe('otherOptions')
  expect(judge(sold(), red, 'CUP')?.missing).toBe('noPrice')
  expect(judge(sold({ stock: 1 }))).toMatchObject({ available: 1, missing: 'outOfStock' })
})

test('lines of one product never have more than its stock together', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 50 })
  fc.assert(
    fc.property(quantities, fc.integer({ min: 0, max: 200 }), (wanted, stock) => {
      const items = wanted.map((quantity) => ({ productId: 1, chosen: red, quantity }))
      const judged = judgeLinkItems(items, sold({ stock }), retail)
      const total = judged.reduce((sum, { available }) => sum + available, 0)
      expect(total).toBe(
        Math.min(
          stock,
          wanted.reduce((sum, quantity) => sum + quantity, 0),
        ),
      )
      for (const [index, { available, missing }] of judged.entries())
        expect(missing === undefined).toBe(available === wanted[index])
    }),
  )
})

test('a shared cart lasts 30 days, a saved one a year', () => {
  const now = new Date('2026-11-19T12:00:00Z')
  expect(cartLinkEnd(null, now).getTime() - now.getTime()).toBe(days(30))
  expect(cartLinkEnd('Oficina', now).getTime() - now.getTime()).toBe(days(365))
})
