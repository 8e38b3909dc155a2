import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { en } from '@tecnoclick/messages/tables/en'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { facetTitle, translateFacets } from './facet-labels.ts'

const t = createTranslator('en', en)
const item = { count: 1, selected: false }
const discount: Facet = {
  type: 'radio',
  slug: 'discount',
  name: 'Descuento',
  items: [{ ...item, slug: 'yes', name: 'Sí' }],
}
const paper: Facet = {
  type: 'radio',
  slug: 'papel',
  name: 'Papel',
  items: [{ ...item, slug: 'yes', name: 'Sí' }],
}

test('yes and no are translated, attribute values are not', () => {
  expect(translateFacets([discount, paper], t)).toEqual([
    { ...discount, items: [{ ...item, slug: 'yes', name: en.shop.filters.discountYes }] },
    paper,
  ])
})

test('built-in facet titles are translated, attribute names are not', () => {
  expect([discount, paper].map((facet) => facetTitle(facet, t))).toEqual([en.shop.filters.discount, 'Papel'])
})
