import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { productFields } from '@tecnoclick/domain/catalogue/product-fields'
import { emptyValues } from '@tecnoclick/domain/platform/fields'
import { expect, test } from 'vitest'
import { toProductBody, toProductForm } from './product-form.ts'

const row: ProductRow = {
  id: 7,
  ...emptyValues(productFields),
  sku: 'C11',
  slug: 'l3250',
  name: 'L3250',
  description: 'Buena',
  brand: 'epson',
  price: 249.9,
  priceMayorista: 200,
  stock: 3,
  badges: ['new'],
  featured: true,
  rating: 0,
  reviews: 0,
  categories: ['impresoras'],
  attributes: [{ slug: 'color', featured: true, values: ['negro'] }],
  options: [
    {
      id: 1,
      title: 'Garantía',
      required: false,
      values: [{ id: 2, title: '1 año', surcharge: 5, surchargeAlt: 0 }],
    },
  ],
  images: ['a.webp'],
  enable: true,
  ...{ parentId: null, variants: 0, combo: null },
  version: 4,
  createdDate: '2026-03-02T15:00:00.000Z',
  archivedDate: null,
}

test('a product survives its form unchanged', () => {
  const { id: _id, stock: _stock, rating: _rating, reviews: _reviews, version: _version, ...rest } = row
  const {
    createdDate: _date,
    archivedDate: _archived,
    parentId: _parent,
    variants: _variants,
    combo: _combo,
    ...editable
  } = rest
  expect(toProductBody({ ...toProductForm(row) })).toEqual(editable)
})

test('a combo survives the form of its product unchanged', () => {
  const part = {
    ...{ productId: 3, name: 'Tinta', sku: 'T', quantity: 2, stock: 4, enable: true },
    ...{ price: 10, priceAlt: null, priceMayorista: null },
  }
  const combo = { discount: 10, service: { id: 5, name: 'Instalar' }, parts: [part] }
  expect(toProductBody({ ...toProductForm({ ...row, combo }) }).combo).toEqual({
    discount: 10,
    serviceId: 5,
    parts: [{ productId: 3, quantity: 2 }],
  })
  const own = { ...combo, discount: null, service: null }
  expect(toProductBody({ ...toProductForm({ ...row, combo: own }) }).combo).toMatchObject({
    discount: null,
    serviceId: null,
  })
})

test('a price edited alone sends nothing else', () => {
  expect(toProductBody({ priceAlt: '90000,50', version: 4 })).toEqual({ priceAlt: 90_000.5 })
  expect(toProductBody({ priceAlt: '' })).toEqual({ priceAlt: null })
})
