import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findPage, type PageNode, pages } from './pages.ts'

const app = import.meta.dirname

test.each([
  ['/', ''],
  ['/shop/catalog', 'shop/catalog'],
  ['/shop/catalog/tintas/', 'shop/catalog/:category'],
  ['/blog/post-classic', 'blog/post-classic/:slug?'],
  ['/blog/post-classic/a', 'blog/post-classic/:slug?'],
  ['/account/orders/12', 'account/orders/:orderId'],
  ['/sitemap.xml', 'sitemap.xml'],
  ['/sitemapxxml', undefined],
  ['/shop/catalog/a/b', undefined],
])('%s is the page %s', (pathname, path) => {
  expect(findPage(pathname)?.path).toBe(path)
})

/** The source files of a page: its own and those that it imports, as far as `includes` lets it. */
function sourcesOf({ file }: PageNode, imports: RegExp, includes: (path: string) => boolean): string[] {
  const sources = new Set([join(app, file)])
  for (const source of sources) {
    for (const [, from = ''] of readFileSync(source, 'utf8').matchAll(imports)) {
      const imported = join(dirname(source), from)
      if (includes(imported) && existsSync(imported)) sources.add(imported)
    }
  }
  return [...sources]
}

const anyImport = /(?:from|import\() ?'(\.[^']+)'/g
const staticImport = /from '(\.[^']+)'/g
/** Nothing around the pages reads their query. */
const isOfPage = (path: string) => !/app\/(shell|offline|rendering|platform)\//.test(path)

const reading = /\b(?:search|searchParams|params)\??\.(?:get|has|getAll)\(['`](\w+)['`$]/g

test.each(pages.filter(({ file }) => file !== 'redirects.ts'))(
  '$path reads only the query keys it declares',
  (page) => {
    const declared = [...(page.query ?? []), 'lang']
    const read = sourcesOf(page, anyImport, isOfPage).flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(reading)].map(([, key = '']) => key),
    )
    expect(read.filter((key) => !declared.some((name) => name.replace('*', '') === key))).toEqual([])
  },
)

test('the catalogue is found to read its keys', () => {
  const catalogue = pages.find(({ path }) => path === 'shop/catalog')
  if (!catalogue) throw new Error('There is no catalogue')
  const read = sourcesOf(catalogue, anyImport, isOfPage)
    .map((source) => readFileSync(source, 'utf8'))
    .join('')
  expect(read.match(reading)?.length).toBeGreaterThan(5)
})

test.each(pages.filter(({ frontTexts }) => frontTexts))('$path uses only texts that it loads', (page) => {
  const sources = sourcesOf(page, staticImport, () => true)
  expect(sources.length).toBeGreaterThan(10)
  expect(sources.filter((source) => readFileSync(source, 'utf8').includes('useFullT('))).toEqual([])
})

/** Links and forms: `href="/…"`, and in braces as text or template. */
const address = /\b(?:href|action|to)=(?:\{[`'])?"?(\/[^"'`?#]*)/g
const servedElsewhere = /^\/(?:admin|api|files)\b|\.(?:png|webmanifest|svg|ico|xml)$/

function leadsToPage(path: string): boolean {
  const [start = '', ...values] = path.split('${')
  return values.length > 0 ? pages.some((page) => `/${page.path}`.startsWith(start)) : !!findPage(path)
}

test('every address in a component is that of a page', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const addresses = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(app, file), 'utf8').matchAll(address)])
    .map(([, path = '']) => path)
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter((path) => !servedElsewhere.test(path) && !leadsToPage(path))).toEqual([])
})
