import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only changed fields are listed', () => {
  const before = { name: 'Epson', price: 10, tags: ['a'], logo: null }
  expect(differences(before, { ...before, price: 12, tags: ['a', 'b'] })).toEqual([
    { field: 'price', before: '10', after: '12' },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
  ])
})

test('of a created or deleted row all fields are listed', () => {
  expect(differences(undefined, { name: 'Epson', logo: null })).toEqual([
    { field: 'name', before: '', after: 'Epson' },
  ])
  expect(differences({ name: 'Epson' }, null)).toEqual([{ field: 'name', before: 'Epson', after: '' }])
})
