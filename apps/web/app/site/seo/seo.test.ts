import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loader, writeSitemap } from './sitemap.ts'
import { storeFacts } from './store-facts.ts'

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

test('an address cannot break the file', () => {
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

test('the map of the site names every category, product and post, and is everybody’s', async () => {
  const answer = await ask()
  const xml = await answer.text()
  for (const path of [
    '/',
    '/shop/catalog/botellas',
    '/shop/products/epson-t544',
    '/blog/post-classic/que-es-un-reset',
  ])
    expect(xml).toContain(`<loc>${origin}${path}</loc>`)
  expect(answer.headers.get('x-page-cache')).toBe('shared')
})

test('a part that cannot be read hides no other, but such a map is not kept', async () => {
  const answer = await ask({ '/api/products/slugs': undefined })
  expect(await answer.text()).toContain('/shop/catalog/tinta')
  expect(answer.headers.has('x-page-cache')).toBe(false)
})

test('the map of the site has one address', async () => {
  const answer = await ask({}, '?page=2')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/sitemap.xml'])
})

test('the shop tells who it is, when it is open and how to search it', () => {
  const facts = JSON.stringify(storeFacts({ origin, store: initialPublicSettings }))
  expect(facts).toContain('"opens":"09:00"')
  expect(facts).toContain('"Saturday"')
  expect(facts).not.toContain('"Sunday"')
  expect(facts).toContain('https://tienda.test/shop/catalog?q={search_term_string}')
})
