import { expect, test } from 'vitest'
import {
  type ListLocation,
  listUrl,
  listUrlToggling,
  listUrlWithoutFilters,
  otherParams,
  selectedValues,
} from './list-location.ts'

const at = (query: string): ListLocation => ({
  pathname: '/shop/catalog',
  search: new URLSearchParams(query),
})

test('default values are left out of the URL', () => {
  expect(listUrl(at('sort=name_asc&limit=24'), { sort: 'default', limit: '12' })).toBe('/shop/catalog')
})

test('changing the filter, sort or page size goes back to page 1; changing the view keeps the page', () => {
  expect(listUrl(at('page=3'), { sort: 'name_asc' })).toBe('/shop/catalog?sort=name_asc')
  expect(listUrl(at('page=3'), { view: 'list' })).toBe('/shop/catalog?page=3&view=list')
  expect(listUrl(at('page=3'), {}, '/shop/catalog/tintas')).toBe('/shop/catalog/tintas')
})

test('toggling adds a value after an unescaped comma and removes it again', () => {
  const one = listUrlToggling(at('filter_brand=epson'), 'brand', 'canon')
  expect(one).toBe('/shop/catalog?filter_brand=epson,canon')
  expect(listUrlToggling(at('filter_brand=epson,canon'), 'brand', 'epson')).toBe(
    '/shop/catalog?filter_brand=canon',
  )
  expect(listUrlToggling(at('filter_brand=canon'), 'brand', 'canon')).toBe('/shop/catalog')
})

test('clearing the filters keeps search, sort and view', () => {
  expect(
    listUrlWithoutFilters(at('q=tinta&filter_brand=epson&filter_price=1-9&sort=name_asc&view=list&page=2')),
  ).toBe('/shop/catalog?q=tinta&sort=name_asc&view=list')
})

test('a form repeats all parameters except the page and its own', () => {
  expect(otherParams(at('q=a&page=2&sort=name_asc&limit=24'), ['sort'])).toEqual([
    ['q', 'a'],
    ['limit', '24'],
  ])
})

test('without a filter no value is selected', () => {
  expect(selectedValues(at(''), 'brand')).toEqual([])
})
