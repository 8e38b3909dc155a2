import { expect, test } from 'vitest'
import { isRefusal } from '../http/refusal.ts'
import { readListRequest } from './list-request.ts'

const fields = { id: 'integer', name: 'text' } as const
const read = (query: string) => readListRequest(new URLSearchParams(query), fields)

test('brackets, JSON and bare fields mean the same', () => {
  const wanted = { where: { id: 3 }, sort: [{ field: 'name', descending: true }], limit: 5, skip: 1 }
  expect(read('filter[where][id]=3&filter[order]=name DESC&filter[limit]=5&filter[skip]=1')).toEqual(wanted)
  expect(read('id=3&filter={"order":"name DESC","limit":5,"skip":1}')).toEqual(wanted)
  expect(read('filter={"where":{"id":3},"order":["name DESC"],"limit":5,"skip":1}')).toEqual(wanted)
})

const inherited = Object.getOwnPropertyNames(Object.prototype)

test.each(inherited)('%s is neither a field nor a value', (name) => {
  for (const query of [
    `filter={"where":{"id":{"${name}":1}}}`,
    `filter={"where":{"${name}":1}}`,
    `filter={"order":{"${name}":1}}`,
    `filter={"${name}":1}`,
    `filter={"where":{"name":[{"${name}":1}]}}`,
    `filter[where][${name}]=1`,
    `filter[order]=${name}`,
    `${name}=1`,
  ])
    expect(isRefusal(read(query)), query).toBe(true)
})

test.each([1, 2, 5000])('a list in a list is malformed, %i deep', (depth) => {
  const nested = `${'['.repeat(depth)}[1]${']'.repeat(depth)}`
  for (const filter of [`{"where":{"id":${nested}}}`, `{"order":${nested}}`, `{"limit":${nested}}`, nested])
    expect(isRefusal(read(`filter=${filter}`)), filter.slice(0, 40)).toBe(true)
})
