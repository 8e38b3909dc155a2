import { expect, test } from 'vitest'
import { findTests } from './find-tests.mjs'
import { temporaryTree } from './testing.mjs'

const root = () =>
  temporaryTree({
    'packages/domain/src/selling/cart.test.ts': "test('a cart has (at most) 50 lines', () => {})",
    'apps/api/src/selling/cart/cart.test.ts': "test('a visitor has no cart', () => {})",
    'apps/api/src/selling/cart/cart.ts': '// a visitor has no cart',
    'apps/web/node_modules/other/cart.test.ts': '',
    'e2e/specs/shopping/cart.spec.ts': "test('a cart has a total', () => {})",
  })

test('words of the path choose whole files, of Vitest and of the browser', () => {
  expect(findTests(root(), ['cart'])).toEqual({
    vitest: ['packages/domain/src/selling/cart.test.ts', 'apps/api/src/selling/cart/cart.test.ts'],
    browser: ['specs/shopping/cart.spec.ts'],
  })
  expect(findTests(root(), ['api', 'cart'])).toMatchObject({
    vitest: ['apps/api/src/selling/cart/cart.test.ts'],
    browser: [],
  })
})

test('words that are in no path are a phrase of titles', () => {
  expect(findTests(root(), ['visitor', 'has no'])).toEqual({
    vitest: ['apps/api/src/selling/cart/cart.test.ts'],
    browser: [],
    pattern: 'visitor has no',
  })
})

test('a phrase is no regular expression', () => {
  const { vitest, pattern } = findTests(root(), ['(at most) 50'])
  expect(vitest).toHaveLength(1)
  expect('a cart has (at most) 50 lines').toMatch(new RegExp(pattern))
})

test('nothing is found for unknown words', () => {
  expect(findTests(root(), ['zzz'])).toMatchObject({ vitest: [], browser: [] })
})
