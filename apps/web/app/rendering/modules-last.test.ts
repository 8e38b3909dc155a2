import { expect, test } from 'vitest'
import { modulesLast } from './modules-last.ts'

test('modules come after what is painted, and wait for it', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
    '<link rel="stylesheet" href="/a.css"/></head><body>Tienda</body>'
  expect(modulesLast(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/></head><body>Tienda</body>',
  )
})

test('what is no page stays as it is', () => {
  expect(modulesLast('<body>No existe</body>')).toBe('<body>No existe</body>')
})
