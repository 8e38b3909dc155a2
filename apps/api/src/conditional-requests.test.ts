import { beforeAll, expect, test } from 'vitest'
import { createSampleShop, make, pictureForm, type SampleShop } from './testing/sample-shop.ts'
import { useTestApi } from './testing/test-api.ts'

const shop = useTestApi({ rateLimitFactor: 1000 })
let sample: SampleShop
/** Addresses for the routes that cannot be called by their path alone. */
let addresses: Record<string, string>

beforeAll(async () => {
  sample = await createSampleShop(shop)
  const { ana, attribute, avatar, brand, category, products, requested } = sample
  const { token } = await (await ana.fetch(`/orderservices/${requested.id}/ticket`)).json()
  const ticket = `/services/ticket/${token}`
  const { files } = await make(shop, `${ticket}/photos`, await pictureForm('photo'))
  const photo = files[0].originalname
  await make(shop, `${ticket}/messages`, { photos: [photo] })
  const { version } = await (await ana.fetch('/catalogue/snapshot')).json()
  const [{ id, slug }] = products
  addresses = {
    '/catalogue/snapshot/changes': `/catalogue/snapshot/changes?since=${version}`,
    '/products/{id}': `/products/${id}`,
    '/products/slug/{slug}': `/products/slug/${slug}`,
    '/products/related/{slug}': `/products/related/${slug}`,
    '/products/compatible/{slug}': `/products/compatible/${slug}`,
    '/categories/{id}': `/categories/${category.id}`,
    '/categories/slug/{slug}': `/categories/slug/${category.slug}`,
    '/brands/{id}': `/brands/${brand.id}`,
    '/attributes/{id}': `/attributes/${attribute.id}`,
    '/files/{name}': `/files/${avatar}`,
    '/orderservices/{id}/photos/{name}': `/orderservices/${requested.id}/photos/${photo}`,
    '/services/ticket/{token}/photos/{name}': `${ticket}/photos/${photo}`,
  }
})

function addressesWith(status: 206 | 304 | 416): string[] {
  const routes = shop.api.routes.filter(({ statuses }) => statuses?.includes(status))
  return routes.map(({ endpoint: { path } }) => addresses[path] ?? path)
}

test('what has not changed since the ETag is a 304', async () => {
  for (const address of addressesWith(304)) {
    const first = await sample.ana.fetch(address)
    expect(first.status, address).toBe(200)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const second = await sample.ana.fetch(address, { headers })
    expect([second.status, await second.text()], address).toEqual([304, ''])
  }
})

test('a part of a file is a 206, one behind its end a 416', async () => {
  for (const address of addressesWith(206)) {
    const range = (bytes: string) => sample.ana.fetch(address, { headers: { range: `bytes=${bytes}` } })
    const part = await range('0-3')
    expect([part.status, (await part.arrayBuffer()).byteLength], address).toEqual([206, 4])
    expect((await range('99999999-')).status, address).toBe(416)
  }
})
