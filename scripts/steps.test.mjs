import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testStages } from './steps.mjs'

const runtime = { root: fileURLToPath(new URL('..', import.meta.url)), node: process.execPath }
const names = (rest, tier) =>
  testStages(runtime, rest, tier)
    .flat()
    .map(({ name }) => name)

test('--no-browser leaves out the browser tests and nothing else', () => {
  const all = names([])
  expect(names(['--no-browser'])).toEqual(all.slice(0, -1))
})

test('the answered statuses are checked only when all tests run', () => {
  const name = 'Every documented status is answered'
  expect(names(['--no-browser'])).toContain(name)
  expect(names(['apps/api'])).not.toContain(name)
})

test('the full tier has every step of the fast one', () => {
  expect(names([], 'full')).toEqual(expect.arrayContaining(names([], 'fast')))
})
