import { expect, test } from 'vitest'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { imageParts, openImage } from './image.ts'
import { readQuery } from './read-query.ts'
import { cataloguePage } from './responses.ts'
import { sampleCatalogue, sampleProduct } from './testing/sample-catalogue.ts'

const pricing = { wholesale: true, currency: 'CUP' }
const addresses = [
  '',
  'category=redes&sort=name_asc&page=2',
  'filter_brand=epson,canon&filter_price=100-900000&filter_discount=no&sort=price_desc',
  'filter_color=valor-0-1,valor-0-2&sort=rating_desc',
  'q=impresion+epson',
  'q=epsom',
]

function answers(catalogue: Catalogue) {
  return addresses.map((address) =>
    cataloguePage(catalogue, readQuery(new URLSearchParams(address), { limit: 24 }), pricing),
  )
}

const renamed = { ...sampleProduct(3), name: 'Impresora nueva', stock: 0, price: 7 }

/** With an empty slot, a new product and changed words. */
const original = createCatalogue(sampleCatalogue(300)).withChanges({
  products: [renamed, sampleProduct(400)],
  removedProductIds: [9, 10],
})

test('an opened image answers like the catalogue it was made of', async () => {
  const opened = await openImage(imageParts(original))
  expect(opened.data).toEqual(original.data)
  expect(answers(opened)).toEqual(answers(original))
})

test('an opened image takes changes like the catalogue it was made of', async () => {
  const changes = {
    products: [{ ...renamed, stock: 4 }, { ...sampleProduct(20), categories: [] }, sampleProduct(401)],
    removedProductIds: [30],
    brands: original.data.brands.slice(1),
  }
  const opened = (await openImage(imageParts(original))).withChanges(changes)
  expect(answers(opened)).toEqual(answers(original.withChanges(changes)))
})

test('a sale leaves the lists of facet values of an opened image as they are', async () => {
  const opened = await openImage(imageParts(original))
  const sold = opened.withChanges({ products: [{ ...sampleProduct(20), stock: 77 }] })
  expect(sold.table.facetValues).toBe(opened.table.facetValues)
})
