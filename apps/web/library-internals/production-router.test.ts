import { expect, test } from 'vitest'
import { isDevelopmentBuild } from './production-router.ts'

const modules = '/shop/node_modules'

test.each([
  `${modules}/react/cjs/react.development.js`,
  `${modules}/react-dom/cjs/react-dom-server-legacy.node.development.js`,
  `${modules}/react-router/dist/development/chunk-A1.mjs`,
  'C:\\shop\\node_modules\\react-router\\dist\\development\\index.mjs',
])('%s is refused by the build', (id) => expect(isDevelopmentBuild(id)).toBe(true))

test.each([
  `${modules}/react/cjs/react.production.js`,
  `${modules}/react-router/dist/production/index.mjs`,
  '/development/shop/node_modules/react/index.js',
  '/shop/apps/web/app/development.ts',
])('%s is not', (id) => expect(isDevelopmentBuild(id)).toBe(false))
