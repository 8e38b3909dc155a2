import { expect, test } from 'vitest'
import {
  addressToggling,
  addressWith,
  addressWithoutFilters,
  chosenValues,
  keptFields,
  type ListPlace,
} from './list-location.ts'

const at = (query: string): ListPlace => ({ pathname: '/shop/catalog', search: new URLSearchParams(query) })

test('defaults are left out of the address', () => {
  expect(addressWith(at('sort=name_asc&limit=24'), { sort: 'default', limit: '12' })).toBe('/shop/catalog')
})

test('a change of filter, sort or size begins at page one; another look keeps the page', () => {
  expect(addressWith(at('page=3'), { sort: 'name_asc' })).toBe('/shop/catalog?sort=name_asc')
  expect(addressWith(at('page=3'), { view: 'list' })).toBe('/shop/catalog?page=3&view=list')
  expect(addressWith(at('page=3'), {}, '/shop/catalog/tintas')).toBe('/shop/catalog/tintas')
})

test('a value is added, joined by a plain comma, and taken away again', () => {
  const one = addressToggling(at('filter_brand=epson'), 'brand', 'canon')
  expect(one).toBe('/shop/catalog?filter_brand=epson,canon')
  expect(addressToggling(at('filter_brand=epson,canon'), 'brand', 'epson')).toBe(
    '/shop/catalog?filter_brand=canon',
  )
  expect(addressToggling(at('filter_brand=canon'), 'brand', 'canon')).toBe('/shop/catalog')
})

test('clearing the filters keeps the search, the sort and the look', () => {
  expect(
    addressWithoutFilters(at('q=tinta&filter_brand=epson&filter_price=1-9&sort=name_asc&view=list&page=2')),
  ).toBe('/shop/catalog?q=tinta&sort=name_asc&view=list')
})

test('a form carries everything but the page and what it changes itself', () => {
  expect(keptFields(at('q=a&page=2&sort=name_asc&limit=24'), ['sort'])).toEqual([
    ['q', 'a'],
    ['limit', '24'],
  ])
})

test('no filter means no chosen values', () => {
  expect(chosenValues(at(''), 'brand')).toEqual([])
})
