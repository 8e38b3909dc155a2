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

test('all steps run, and a table tells how long each took', async () => {
  expect(await runSteps([step('Formato'), step('Tipos')])).toBe(0)
  expect(printed).toMatch(/✓ Formato\s+0,0 s/)
  expect(printed).toMatch(/✓ Tipos\s+0,0 s/)
  expect(printed).toContain('Todo está en orden')
})

test('the first failure shows what was wrong and stops the rest', async () => {
  const after = vi.fn()
  const steps = [step('Formato'), step('Tipos', 1, 'a.ts(1,1): error'), { name: 'Pruebas', run: after }]
  await expect(runSteps(steps)).rejects.toThrow('Falló «Tipos»')
  expect(printed).toContain('a.ts(1,1): error')
  expect(printed).toMatch(/✗ Tipos/)
  expect(after).not.toHaveBeenCalled()
})
