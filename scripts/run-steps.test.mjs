import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.mjs'

let printed

beforeEach(() => {
  printed = ''
  const print = (text) => {
    printed += `${text}\n`
    return true
  }
  vi.spyOn(process.stderr, 'write').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const step = (name, code = 0, output = '') => ({ name, run: async () => ({ code, output }) })
const lastLine = () => printed.trim().split('\n').at(-1)

test('all steps run, a table shows how long each took, and the last line counts them', async () => {
  expect(await runSteps([[step('Format'), step('Types')], [step('Build')]])).toBe(0)
  expect(printed).toMatch(/✓ Format\s+\d\.\d s/)
  expect(printed).toMatch(/✓ Types\s+\d\.\d s/)
  expect(lastLine()).toBe('3 passed, 0 failed')
})

test('a failure prints its output, and the other steps still run', async () => {
  const after = vi.fn(async () => ({ code: 0 }))
  const stages = [[step('Format'), step('Types', 1, 'a.ts(1,1): error')], [{ name: 'Tests', run: after }]]
  expect(await runSteps(stages)).toBe(1)
  expect(printed).toContain('a.ts(1,1): error')
  expect(printed).toMatch(/✗ Types/)
  expect(after).toHaveBeenCalled()
  expect(lastLine()).toBe('2 passed, 1 failed')
})

test('nothing runs after a failed step that the others need', async () => {
  const after = vi.fn()
  expect(await runSteps([[{ ...step('Build', 1), isRequired: true }], [{ name: 'Tests', run: after }]])).toBe(
    1,
  )
  expect(after).not.toHaveBeenCalled()
  expect(printed).toContain('did not run')
})

test('a suite counts its tests, and one that fails without a failed test counts as a failure', async () => {
  const suite = (code, counts) => ({
    name: 'Tests',
    isInteractive: true,
    run: async () => ({ code, counts }),
  })
  await runSteps([[suite(0, { passed: 20, failed: 0 })], [suite(1, { passed: 7, failed: 0 })]])
  expect(lastLine()).toBe('27 passed, 1 failed')
})

test('the steps of a stage run at the same time', async () => {
  let release
  const first = { name: 'First', run: () => new Promise((resolve) => (release = () => resolve({ code: 0 }))) }
  const second = {
    name: 'Second',
    run: async () => {
      release()
      return { code: 0 }
    },
  }
  expect(await runSteps([[first, second]])).toBe(0)
})
