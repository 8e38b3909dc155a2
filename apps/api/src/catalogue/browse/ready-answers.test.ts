import { createCatalogue } from '@tecnoclick/catalogue/catalogue'
import { expect, test, vi } from 'vitest'
import { readyAnswers } from './ready-answers.ts'

const empty = { categories: [], brands: [], attributes: [], products: [] }

test('the same question of the same catalogue is worked out once', () => {
  const [catalogue, changed] = [createCatalogue(empty), createCatalogue(empty)]
  const answers = readyAnswers(100_000)
  const make = vi.fn(() => ({ body: { data: [], total: 7 }, search: 'tinta' }))
  const first = answers.obtain(catalogue, 'key', make)
  expect(answers.obtain(catalogue, 'key', make)).toBe(first)
  expect(first?.search).toEqual({ text: 'tinta', results: 7 })
  expect(make).toHaveBeenCalledTimes(1)
  expect(answers.obtain(changed, 'key', make)?.etag).toBe(first?.etag)
  expect(make).toHaveBeenCalledTimes(2)
})

test('what is asked for often stays, and memory is bounded', () => {
  const catalogue = createCatalogue(empty)
  const answers = readyAnswers(10_000)
  const hot = vi.fn(() => ({ body: { hot: true } }))
  for (let at = 0; at < 500; at++) {
    answers.obtain(catalogue, 'hot', hot)
    answers.obtain(catalogue, `cold-${at}`, () => ({ body: { filler: 'x'.repeat(300) } }))
    expect(answers.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect(hot).toHaveBeenCalledTimes(1)
})

test('nothing is kept of what is not there', () => {
  const answers = readyAnswers(10_000)
  expect(answers.obtain(createCatalogue(empty), 'key', () => undefined)).toBeUndefined()
  expect(answers.bytes()).toBe(0)
})
