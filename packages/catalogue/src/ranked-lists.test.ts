import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import type { CatalogueProduct } from './model.ts'
import {
  bestSellers,
  discounted,
  featured,
  latest,
  popular,
  relatedProducts,
  topRated,
} from './ranked-lists.ts'
import { sampleCatalogue, sampleProduct } from './testing/sample-catalogue.ts'

const dictionaries = sampleCatalogue(0)

function shop(products: readonly Partial<CatalogueProduct>[]) {
  const plain = {
    sold: 0,
    rating: 0,
    reviews: 0,
    featured: false,
    compareAtPrice: null,
    createdAt: 0,
    stock: 1,
  }
  const rows = products.map((product, index) => ({ ...sampleProduct(index), ...plain, ...product }))
  return createCatalogue({ ...dictionaries, products: rows })
}

const ids = (products: readonly CatalogueProduct[]) => products.map(({ id }) => id)

test('best sellers are by units sold, then rating, then id', () => {
  const catalogue = shop([{ sold: 1 }, { sold: 5, rating: 3 }, { sold: 5, rating: 4 }, { sold: 1 }])
  expect(ids(bestSellers(catalogue))).toEqual([3, 2, 1, 4])
})

test('top rated are by rating, then reviews, those with three reviews or more first, unrated ones never', () => {
  const catalogue = shop([
    { rating: 5, reviews: 1 },
    { rating: 4, reviews: 3 },
    { rating: 4.5, reviews: 3 },
    { rating: 4.5, reviews: 9 },
    {},
  ])
  expect(ids(topRated(catalogue))).toEqual([4, 3, 2, 1])
})

test('discounted and popular start at the fourth and seventh product, so that columns differ', () => {
  const catalogue = shop(
    Array.from({ length: 9 }, (_, index) => ({ sold: 9 - index, compareAtPrice: 999_999 })),
  )
  expect(ids(discounted(catalogue, { limit: 3 }))).toEqual([4, 5, 6])
  expect(ids(popular(catalogue, { limit: 3 }))).toEqual([7, 8, 9])
  expect(ids(popular(catalogue, { limit: 4, offset: 8 }))).toEqual([9, 1, 2, 3])
  expect(ids(popular(shop([{ sold: 2 }, { sold: 1 }])))).toEqual([1, 2])
})

test('latest are the newest; featured are those that staff marked', () => {
  const catalogue = shop([{ createdAt: 1 }, { createdAt: 3, featured: true }, { createdAt: 2 }])
  expect(ids(latest(catalogue))).toEqual([2, 3, 1])
  expect(ids(featured(catalogue))).toEqual([2])
})

test('a list of a category includes its subcategories; one of an unknown category is empty', () => {
  const catalogue = shop([{ categories: ['redes-1-1'] }, { categories: ['oficina-1-1'] }])
  expect(ids(latest(catalogue, { category: 'redes' }))).toEqual([1])
  expect(latest(catalogue, { category: 'nada' })).toEqual([])
})

test('related products: in stock first, then of the same subcategory, then of its parent, never the product itself', () => {
  const catalogue = shop([
    { categories: ['redes-1-1'], attributes: [], brand: null },
    { categories: ['redes-1-2'], attributes: [], brand: null },
    { categories: ['redes-1-1'], attributes: [], brand: null, stock: 0 },
    { categories: ['redes-1-1'], attributes: [], brand: null },
    { categories: ['oficina-1-1'], attributes: [], brand: null },
  ])
  expect(ids(relatedProducts(catalogue, sampleProduct(0).slug))).toEqual([4, 2, 3])
  expect(relatedProducts(catalogue, 'nada')).toEqual([])
})
