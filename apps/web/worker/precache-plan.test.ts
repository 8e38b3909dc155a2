import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { laterSources, offlineSources, planPrecache, type ViteManifest } from './precache-plan.ts'

const built = (file: string, more: object = {}) => ({ file: `assets/${file}`, ...more })

const languages = ['es', 'en', 'ru', 'ar'].flatMap((locale) => [
  [`../../packages/messages/src/tables/front.${locale}.ts`, built(`front-${locale}.js`)] as const,
  [`../../packages/messages/src/tables/rest.${locale}.ts`, built(`rest-${locale}.js`)] as const,
  [`../../packages/messages/src/platform/pending.${locale}.ts`, built(`pending-${locale}.js`)] as const,
])
const manifest: ViteManifest = {
  ...Object.fromEntries(
    [...offlineSources, ...laterSources].map((source) => [source, built(`${source}.js`)]),
  ),
  ...Object.fromEntries(languages),
  'app/catalogue/product/product.tsx?part': built('product-loader.js'),
  'app/catalogue/product/product.tsx': built('product.js', {
    imports: ['_kit.js'],
    dynamicImports: [
      'gallery.ts',
      'app/catalogue/product/full-screen.ts',
      'app/catalogue/product/reviews-panel.tsx',
      'app/catalogue/product/product-rules.ts',
      '../../packages/messages/src/tables/front.es.ts',
    ],
    css: ['assets/product.css'],
  }),
  '_kit.js': built('kit.js', { dynamicImports: ['app/catalogue/product/product.tsx'] }),
  'app/catalogue/product/full-screen.ts': built('full-screen.js'),
  'app/catalogue/product/reviews-panel.tsx': built('reviews-panel.js'),
  'app/catalogue/product/product-rules.ts': built('product-rules.js', { imports: ['_zod.js'] }),
  '_zod.js': built('zod.js'),
  'gallery.ts': built('gallery.js', { assets: ['assets/a.woff2', 'assets/mark.svg'] }),
  'x/onest-latin.woff2': built('latin.woff2'),
  'x/onest-cyrillic.woff2': built('cyrillic.woff2'),
  'app/selling/orders/orders.tsx': built('orders.js'),
}

test.each([...offlineSources, ...laterSources])('%s exists', (source) => {
  expect(existsSync(new URL(`../${source}`, import.meta.url))).toBe(true)
})

test('the plan has every file that a page loads, also by dynamic import', () => {
  const { files } = planPrecache(manifest, '/assets/manifest-1.js')
  for (const file of [
    'manifest-1.js',
    'product.js',
    'product-loader.js',
    'product.css',
    'kit.js',
    'gallery.js',
    'mark.svg',
  ])
    expect(files).toContain(`/assets/${file}`)
  expect(files).not.toContain('/assets/orders.js')
  for (const file of ['full-screen.js', 'reviews-panel.js', 'product-rules.js', 'zod.js'])
    expect(files).not.toContain(`/assets/${file}`)
  expect(files).not.toContain('/assets/a.woff2')
})

test('the rules of forms that can be queued come later', () => {
  const { files, later } = planPrecache(manifest, '/assets/manifest-1.js')
  expect(later).toEqual(laterSources.map((source) => `/assets/${source}.js`).sort())
  for (const file of later) expect(files).not.toContain(file)
})

test('texts and fonts are listed by language', () => {
  const { files, byLocale } = planPrecache(manifest, '/assets/manifest-1.js')
  expect(files.some((file) => file.includes('front-'))).toBe(false)
  expect(byLocale.es).toEqual(
    ['front-es.js', 'rest-es.js', 'pending-es.js', 'latin.woff2'].map((file) => `/assets/${file}`),
  )
  expect(byLocale.ru).toContain('/assets/cyrillic.woff2')
})

test('a missing page fails the build', () => {
  const { 'app/catalogue/saved-lists/compare.tsx': _, ...less } = manifest
  expect(() => planPrecache(less, '/assets/manifest-1.js')).toThrow('compare')
})
