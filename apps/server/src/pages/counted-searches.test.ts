import { expect, test } from 'vitest'
import { startFixture } from '../testing/start-fixture.ts'

test('a search is counted for every visitor of a page, cached or not, but not for bots', async () => {
  const server = await startFixture()
  const visit = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(server.url + address, { headers })
    expect(response.status).toBe(200)
    await response.text()
  }
  await visit('/shop/catalog/found?q=escáner', { 'user-agent': 'Googlebot/2.1' })
  await visit('/shop/catalog/found?q=escáner')
  await visit('/shop/catalog/found?q=escáner')
  await visit('/shop/catalog/found?q=escáner&page=2')
  await visit('/shop/catalog/found?q=escáner', { cookie: 'session=of-somebody' })
  await visit('/shop/catalog/found')
  await server.drain(1000)
  const { rows } = await server.database.pool.query('select query, searches, results from search_log')
  await server.database.drop()
  expect(rows).toEqual([{ query: 'escaner', searches: 3, results: 0 }])
})
