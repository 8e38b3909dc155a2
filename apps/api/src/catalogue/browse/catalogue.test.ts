import { beforeAll, expect, test } from 'vitest'
import {
  approvedBusiness,
  insertProduct,
  insertSampleProducts,
  type SampleProducts,
} from '../../testing/sample-products.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let samples: SampleProducts
beforeAll(async () => {
  samples = await insertSampleProducts(shop.database.db)
  await insertProduct(shop.database.db, { slug: 'guardado', name: 'Guardado en el almacén', enable: false })
})

const read = async (path: string) => (await shop.fetch(path)).json()
const slugs = (body: { data: { slug: string }[] }) => body.data.map(({ slug }) => slug)

/** Every public path to the products. */
const publicPaths = () => [
  '/catalogue',
  '/catalogue?q=epson&currency=CUP',
  '/catalogue?sort=price_asc&filter_price=1-500',
  '/catalogue/suggestions?q=epson',
  '/products/latest',
  '/products/top-rated',
  '/products/discounted',
  '/products/popular',
  '/products/featured',
  '/products/best-sellers?category=impresoras',
  '/products/related/epson-l3250',
  '/products/fulldata',
  `/products/by-ids?ids=${samples.products.printer},${samples.products.bottle}`,
  '/products/slug/epson-l3250',
  `/products/${samples.products.printer}`,
]

test('only approved businesses and staff get wholesale prices, on every path', async () => {
  const people = {
    visitor: shop,
    customer: await shop.as('user'),
    unapproved: await shop.as('business'),
    approved: await approvedBusiness(shop),
    staff: await shop.as('admin'),
  }
  for (const path of publicPaths()) {
    const texts: Record<string, string> = {}
    // Privileged callers first and last: their responses must not be cached for the others.
    for (const name of ['approved', 'staff', 'visitor', 'customer', 'unapproved', 'approved'] as const) {
      const response = await people[name].fetch(path)
      expect(response.status, path).toBe(200)
      texts[name] = await response.text()
    }
    for (const name of ['visitor', 'customer', 'unapproved']) {
      expect(texts[name], `${name} at ${path}`).not.toMatch(/mayorista|211\.37|77137|11\.37/i)
    }
    if (!/"data":\[\]/.test(texts.approved ?? '')) {
      expect(texts.approved, path).toMatch(/priceMayorista/)
      expect(texts.staff, path).toMatch(/priceMayorista/)
    }
  }
})

test('price filters and bounds use the viewer’s prices', async () => {
  const business = await approvedBusiness(shop)
  const upTo220 = '/catalogue?filter_price=200-220'
  expect(slugs(await read(upTo220))).toEqual([])
  expect(slugs(await (await business.fetch(upTo220)).json())).toEqual(['epson-l3250'])
})

test('an unchanged response is a 304 for the same pricing context', async () => {
  const first = await shop.fetch('/products/slug/epson-l3250')
  const etag = first.headers.get('etag') ?? ''
  const again = { headers: { 'if-none-match': `"other", ${etag}` } }
  const second = await shop.fetch('/products/slug/epson-l3250', again)
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
  const business = await approvedBusiness(shop)
  expect((await business.fetch('/products/slug/epson-l3250', again)).status).toBe(200)
  const inPesos = { headers: { ...again.headers, cookie: 'currency=CUP' } }
  expect((await shop.fetch('/catalogue?sort=price_asc', inPesos)).status).toBe(200)
})

test('shared caches may store signed-out responses only', async () => {
  const everyone = await shop.fetch('/catalogue')
  expect(everyone.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
  expect(everyone.headers.get('vary')).toMatch(/cookie/)
  expect(everyone.headers.get('vary')).toMatch(/authorization/)
  for (const person of [await shop.as('user'), await approvedBusiness(shop)]) {
    expect((await person.fetch('/catalogue')).headers.get('cache-control')).toBe('private, no-cache')
  }
})

test('cached responses are served to signed-out visitors only', async () => {
  const url = new URL('http://shop.test/api/catalogue?sort=price_desc')
  expect(shop.api.findCached(url, {})).toBeUndefined()
  const business = await approvedBusiness(shop)
  await business.fetch('/catalogue?sort=price_desc')
  expect(shop.api.findCached(url, {})).toBeUndefined()
  const body = await (await shop.fetch('/catalogue?sort=price_desc')).text()
  const cached = shop.api.findCached(url, { cookie: 'locale=es; currency=USD' })
  expect(new TextDecoder().decode(cached?.response.body)).toBe(body)
  expect(shop.api.findCached(url, { cookie: 'currency=CUP' })).toBeUndefined()
  expect(shop.api.findCached(url, { cookie: 'currency=MLC' })).toBeUndefined()
  expect(shop.api.findCached(url, { cookie: `session=${business.token}` })).toBeUndefined()
  expect(shop.api.findCached(url, { authorization: `Bearer ${business.token}` })).toBeUndefined()
})

test('the currency of the URL overrides the cookie', async () => {
  const range = (body: { facets: { type: string; max?: number }[] }) =>
    body.facets.find(({ type }) => type === 'range')?.max
  const dollars = range(await read('/catalogue'))
  const pesos = range(await read('/catalogue?currency=CUP'))
  expect(pesos).toBeGreaterThan(Number(dollars))
  const kept = await shop.fetch('/catalogue', { cookie: 'currency=CUP' })
  expect(range(await kept.json())).toBe(pesos)
  const asked = await shop.fetch('/catalogue?currency=USD', { cookie: 'currency=CUP' })
  expect(range(await asked.json())).toBe(dollars)
})

test('a category counts its subcategories; an unknown one is a 404', async () => {
  const tree = await read('/categories/fulldata')
  expect(tree.data).toMatchObject([
    {
      slug: 'impresoras',
      items: 2,
      parent: null,
      children: [{ slug: 'tinta', items: 1, parent: 'impresoras' }],
    },
  ])
  expect((await read('/catalogue?category=tinta')).total).toBe(1)
  expect((await read('/categories/slug/tinta')).path.map(({ slug }: { slug: string }) => slug)).toEqual([
    'impresoras',
    'tinta',
  ])
  for (const path of [
    '/catalogue?category=nada',
    '/categories/slug/nada',
    '/products/latest?category=nada',
  ]) {
    expect((await shop.fetch(path)).status, path).toBe(404)
  }
})

test('disabled products and categories are not served', async () => {
  expect((await shop.fetch('/products/slug/guardado')).status).toBe(404)
  expect(slugs(await read('/products/fulldata'))).toEqual(['epson-l3250', 'epson-t544'])
  expect((await read('/catalogue?q=almacén')).total).toBe(0)
})

test('products by ids keep the requested order, without duplicates and unknown ids', async () => {
  const { printer, bottle } = samples.products
  const body = await read(`/products/by-ids?ids=${bottle},999999,x,${printer},${bottle},__proto__`)
  expect(slugs(body)).toEqual(['epson-t544', 'epson-l3250'])
})

test('slugs are listed for every enabled product', async () => {
  expect(await read('/products/slugs')).toEqual({
    data: [{ slug: 'epson-l3250' }, { slug: 'epson-t544' }],
    total: 2,
  })
})

test('lists accept only their documented filters', async () => {
  expect(slugs(await read('/products/fulldata?filter[where][sku]=T544120'))).toEqual(['epson-t544'])
  expect(slugs(await read('/products/fulldata?filter[order]=name DESC&filter[limit]=1'))).toEqual([
    'epson-l3250',
  ])
  expect((await read('/brands?filter[where][slug]=epson')).data).toMatchObject([{ name: 'Epson' }])
  expect((await read('/attributes/fulldata')).data).toMatchObject([
    { slug: 'color', values: [{ slug: 'negro', color: '#000000' }] },
  ])
  expect((await shop.fetch('/products/fulldata?filter[where][priceMayorista]=211.37')).status).toBe(400)
  expect((await shop.fetch('/brands?filter[where][__proto__]=x')).status).toBe(400)
})

test.each([
  'limit=1000000000',
  'limit=-1',
  'limit=1e9',
  'page=-1',
  'page=99999999999999999999',
  'page=NaN',
  'sort=__proto__',
  'filter___proto__=x',
  'filter_constructor=x&filter_brand=__proto__,epson',
  'filter_brand=epson&filter_brand=canon&filter_brand=epson',
  'filter_price=9-1',
  'filter_price=-5--1',
  'filter_discount=maybe',
  'filter_color=%00%ff',
  'currency=%3Cscript%3E',
  'q=%00',
  'q=%ff%fe',
  'q=%ED%A0%80',
])('the list accepts ?%s without an error', answersCleanly)

test('ten kilobytes of search text are accepted', async () => {
  await answersCleanly(`q=${'a'.repeat(10_000)}`)
  await answersCleanly(`q=${encodeURIComponent('ñandú '.repeat(1000))}`)
})

async function answersCleanly(search: string): Promise<void> {
  const response = await shop.fetch(`/catalogue?${search}`)
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(body.limit).toBeLessThanOrEqual(100)
  expect(body.page).toBeGreaterThanOrEqual(1)
}

test.each(['limit=1000000000', 'limit=-1', 'limit=', 'limit=x'])(
  'ranked lists and suggestions accept ?%s without an error',
  async (search) => {
    for (const path of ['/products/latest', '/catalogue/suggestions', '/products/related/epson-l3250']) {
      const response = await shop.fetch(`${path}?q=epson&${search}`)
      expect(response.status, path).toBe(200)
    }
  },
)
