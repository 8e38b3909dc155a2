import { expect, test } from 'vitest'
import { modulesLast } from './modules-last.ts'

test('modules wait for what is painted', () => {
  const page = '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/>'
  expect(modulesLast(page)).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/>',
  )
})
