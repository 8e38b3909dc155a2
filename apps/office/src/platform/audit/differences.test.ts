import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only changed fields are listed', () => {
  const before = { name: 'Epson', price: 10, tags: ['a'], logo: null }
  expect(differences(before, { ...before, price: 12, tags: ['a', 'b'] })).toEqual([
    { field: 'price', before: '10', after: '12' },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
  ])
})

test('what has a title is shown by it, and what is gone by its id', () => {
  const titles = { 'orderId:43': 'ORDEN-043', 'categoryIds:1': 'Tóner' }
  const after = { orderId: 43, brandId: 9, categoryIds: [1, 2], brand: { id: 1, name: 'HP' }, enable: true }
  expect(differences({ enable: false }, after, titles)).toEqual([
    { field: 'enable', before: 'No', after: 'Sí' },
    { field: 'orderId', before: '', after: 'ORDEN-043' },
    { field: 'brandId', before: '', after: '9' },
    { field: 'categoryIds', before: '', after: 'Tóner, 2' },
    { field: 'brand', before: '', after: 'HP' },
  ])
})

test('of a created or deleted row all fields are listed', () => {
  expect(differences(undefined, { name: 'Epson', logo: null })).toEqual([
    { field: 'name', before: '', after: 'Epson' },
  ])
  expect(differences({ name: 'Epson' }, null)).toEqual([{ field: 'name', before: 'Epson', after: '' }])
})
