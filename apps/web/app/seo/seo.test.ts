import { initialPublicSettings } from '@tecnoclick/domain/settings-initial'
import { expect, test } from 'vitest'
import { writeSitemap } from './sitemap.ts'
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

test('the shop tells who it is, when it is open and how to search it', () => {
  const facts = JSON.stringify(storeFacts({ origin, store: initialPublicSettings }))
  expect(facts).toContain('"opens":"09:00"')
  expect(facts).toContain('"Saturday"')
  expect(facts).not.toContain('"Sunday"')
  expect(facts).toContain('https://tienda.test/shop/catalog?q={search_term_string}')
})
