import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { expect, test } from 'vitest'
import { storeFacts } from '../../platform/page/store-data.tsx'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loader, writeSitemap } from './sitemap.ts'

const origin = 'https://tienda.test'

test('a page is listed once, with its address in every language', () => {
  const xml = writeSitemap([{ path: '/blog/post-classic/que-es-un-reset', modified: '2026-03-02' }], origin)
  expect(xml).toContain('<loc>https://tienda.test/blog/post-classic/que-es-un-reset</loc>')
  expect(xml).toContain('<lastmod>2026-03-02</lastmod>')
  for (const lang of ['en', 'ru', 'ar'])
    expect(xml).toContain(
      `hreflang="${lang}" href="${origin}/blog/post-classic/que-es-un-reset?lang=${lang}"`,
    )
  expect(xml.match(/<url>/g)).toHaveLength(1)
})

test('special characters in an address are escaped', () => {
  expect(writeSitemap([{ path: '/a&b<c>"' }], origin)).toContain('/a&amp;b&lt;c&gt;&quot;</loc>')
})

const list = (data: unknown[]) => ({ data, total: data.length })
const sources = {
  '/api/categories/fulldata': list([{ slug: 'tinta', children: [{ slug: 'botellas', children: [] }] }]),
  '/api/products/slugs': list([{ slug: 'epson-t544' }]),
  '/api/posts?limit=50&page=1': list([{ slug: 'que-es-un-reset', publishedDate: '2026-03-02T15:00:00Z' }]),
}

function ask(changes: Record<string, unknown> = {}, search = ''): Promise<Response> {
  const url = new URL(`${origin}/sitemap.xml${search}`)
  const context = testContext({ ...sources, ...changes })
  return loader({ context, url, params: {}, request: new Request(url), pattern: '/sitemap.xml' })
}

test('the sitemap lists every category, product and post, and is cacheable', async () => {
  const response = await ask()
  const xml = await response.text()
  for (const path of [
    '/',
    '/shop/catalog/botellas',
    '/shop/products/epson-t544',
    '/blog/post-classic/que-es-un-reset',
  ])
    expect(xml).toContain(`<loc>${origin}${path}</loc>`)
  expect(response.headers.get('x-page-cache')).toBe('shared')
})

test('a source that fails hides no other, but the sitemap is not cached', async () => {
  const response = await ask({ '/api/products/slugs': undefined })
  expect(await response.text()).toContain('/shop/catalog/tinta')
  expect(response.headers.has('x-page-cache')).toBe(false)
})

test('a sitemap address with a query is redirected', async () => {
  const response = await ask({}, '?page=2')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/sitemap.xml'])
})

test('the store data has opening hours and the search address', () => {
  const facts = JSON.stringify(storeFacts({ origin, store: initialPublicSettings }))
  expect(facts).toContain('"opens":"09:00"')
  expect(facts).toContain('"Saturday"')
  expect(facts).not.toContain('"Sunday"')
  expect(facts).toContain('https://tienda.test/shop/catalog?q={search_term_string}')
})
