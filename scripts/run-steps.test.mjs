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

test('all steps run and a table shows how long each took', async () => {
  expect(await runSteps([step('Format'), step('Types')])).toBe(0)
  expect(printed).toMatch(/✓ Format\s+\d\.\d s/)
  expect(printed).toMatch(/✓ Types\s+\d\.\d s/)
  expect(printed).toContain('All checks passed')
})

test('the first failure prints its output and stops the rest', async () => {
  const after = vi.fn()
  const steps = [step('Format'), step('Types', 1, 'a.ts(1,1): error'), { name: 'Tests', run: after }]
  await expect(runSteps(steps)).rejects.toThrow('"Types" failed')
  expect(printed).toContain('a.ts(1,1): error')
  expect(printed).toMatch(/✗ Types/)
  expect(after).not.toHaveBeenCalled()
})
