import { searchLog } from '@tecnoclick/database/schema/catalogue/search-log'
import { beforeAll, expect, test } from 'vitest'
import { insertSampleProducts } from '../../testing/sample-products.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { foldQuery } from './search-counter.ts'

const shop = useTestApi()
beforeAll(async () => {
  await insertSampleProducts(shop.database.db)
})

const search = (q: string, more = '', headers: Record<string, string> = {}) =>
  shop.fetch(`/catalogue?q=${encodeURIComponent(q.toWellFormed())}${more}`, { headers })
const report = async (query = '') => (await (await shop.as('admin')).fetch(`/admin/searches${query}`)).json()

test('searches are counted by folded text; those without a result come first', async () => {
  await search('Epson')
  await search('  EPSON ')
  await search('plóter')
  await search('plóter')
  await search('Ploter')
  await search('fax')
  await search('epson', '&page=2')
  await search('robot', '', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await shop.fetch('/catalogue/suggestions?q=sugerencia')
  await shop.fetch('/catalogue')
  const { data, total } = await report()
  expect(data).toMatchObject([
    { query: 'ploter', searches: 3, results: 0, lastDate: shop.clock.now.toISOString() },
    { query: 'fax', searches: 1, results: 0 },
    { query: 'epson', searches: 2, results: 2 },
  ])
  expect(total).toBe(3)
})

test('days are added up with the latest number of results', async () => {
  await shop.database.db.insert(searchLog).values([
    { day: '2026-03-01', query: 'escáner viejo', searches: 4, results: 0 },
    { day: '2026-02-20', query: 'escáner viejo', searches: 2, results: 3 },
    { day: '2025-11-01', query: 'hace mucho', searches: 9, results: 0 },
  ])
  const { data } = await report('?days=30&limit=1')
  expect(data).toMatchObject([{ query: 'escáner viejo', searches: 6, results: 0 }])
  const year = await report('?days=365')
  expect(year.data.map(({ query }: { query: string }) => query)).toContain('hace mucho')
})

test.each([
  ['NUL', '\0'],
  ['half a character', '\ud800'],
  ['blanks', ' \t '],
  ['pictograms', '\u{1f5a8}'.repeat(300)],
  ['ten kilobytes', 'x'.repeat(10_000)],
  ['a line separator', '\u2028'],
])('a text of %s is counted without an error', async (_, text) => {
  await search(text)
  expect(foldQuery(text).length).toBeLessThanOrEqual(100)
  expect((await report()).total).toBeGreaterThan(0)
})
