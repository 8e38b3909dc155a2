import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testSteps } from './steps.mjs'

const runtime = { root: fileURLToPath(new URL('..', import.meta.url)), node: process.execPath }
const names = (rest) => testSteps(runtime, rest).map(({ name }) => name)

test('--no-browser leaves out the browser tests and nothing else', () => {
  const all = names([])
  expect(names(['--no-browser'])).toEqual(all.slice(0, -1))
})

test('the answered statuses are checked only when all tests run', () => {
  const name = 'Every documented status is answered'
  expect(names(['--no-browser'])).toContain(name)
  expect(names(['apps/api'])).not.toContain(name)
})
