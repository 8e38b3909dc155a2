import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createSampleShop, make, type SampleShop, word } from './testing/sample-shop.ts'
import { deskWork, pages, storedFiles } from './testing/scenes/content.ts'
import { playing } from './testing/scenes/play.ts'
import { type Person, useTestApi } from './testing/test-api.ts'

/** What handlers answer on many routes in the same way. What is special about a route is tested with it. */
const shop = useTestApi({ rateLimitFactor: 1000 })
let sample: SampleShop
let admin: Person

beforeAll(async () => {
  sample = await createSampleShop(shop)
  admin = sample.admin
  const stage = { shop, sample, play: playing(new Set()) }
  for (const scene of [pages, storedFiles, deskWork]) await scene(stage)
  const { stateId, cityId } = sample.place
  await make(admin, '/admin/delivery-zones', { stateId, cityId, mode: 'yes', fees: { USD: 1 } })
  await make(admin, '/admin/pickup-points', { name: word(), address: 'Calle 1' })
  await make(admin, '/admin/team', { name: 'Eva', post: 'Ventas' })
  await make(admin, '/admin/promises', { icon: 'truck', title: word(), text: 'En todo Bayamo' })
  await make(admin, '/admin/reply-templates', { name: 'Listo', body: 'Hola {nombre}' })
  await make(shop, '/contactemails', {
    name: 'Eva',
    email: 'eva@ejemplo.cu',
    subject: 'Tinta',
    body: '¿Hay?',
  })
}, 120_000)

const statusOf = async (method: string, path: string, json?: object) =>
  (await admin.fetch(path, { method, ...(json && { json }) })).status

async function firstIn(path: string) {
  const { data } = await (await admin.fetch(path)).json()
  expect(data.length, path).toBeGreaterThan(0)
  return data[0]
}

const listed = [
  ...['banners', 'brands', 'categories', 'contactemails', 'pages', 'payment-methods', 'pickup-points'],
  ...['promotions', 'posts', 'promises', 'repair-steps', 'reply-templates', 'team'],
]

test.each(listed)('a row of /admin/%s is read by its id', async (name) => {
  const { id } = await firstIn(`/admin/${name}`)
  expect(await statusOf('GET', `/admin/${name}/${id}`)).toBe(200)
})

test.each([
  ['/admin/delivery-zones', { mode: 'yes' }],
  ['/admin/documents', { title: 'Otro' }],
  ['/admin/payment-methods', { enable: true }],
  ['/admin/pickup-points', { name: 'Otro' }],
  ['/admin/promotions', { name: 'Otra', kind: 'freeDelivery' }],
  ['/admin/posts', { title: 'Otro' }],
  ['/admin/repair-steps', { position: 4 }],
  ['/admin/reply-templates', { name: 'Otro' }],
  ['/admin/team', { name: 'Otro' }],
  ['/countries', { name: 'Otro' }],
  ['/states', { name: 'Otro' }],
  ['/typeservices', { name: 'Otro' }],
])('a change of %s from another version is a conflict', async (path, change) => {
  const { id } = await firstIn(path)
  expect(await statusOf('PATCH', `${path}/${id}`, { ...change, version: 999 })).toBe(409)
})

test('a name that is taken, or a reference to nothing, is a conflict', async () => {
  const { slug } = await firstIn('/admin/pages')
  const post = await firstIn('/admin/posts')
  const dated = { author: 'Eva', category: 'Consejos', publishedDate: '2026-01-01T00:00:00Z' }
  const reset = { brandId: 999_999, device: 'Plotter', model: word(), typeFile: 'Reset', price: 10 }
  for (const [path, json] of [
    ['/admin/pages', { slug, title: 'Otra', body: 'Texto' }],
    ['/admin/posts', { slug: post.slug, title: 'Otra', body: 'Texto', ...dated }],
    ['/admin/comments', { postId: 999_999, author: 'Eva', text: 'Gracias' }],
    ['/admin/team', { name: 'Eva', post: 'Ventas', photo: 'nadie.webp' }],
    ['/brands', { name: word(), slug: sample.brand.slug }],
    ['/resets', reset],
  ] as const)
    expect(await statusOf('POST', path, json), path).toBe(409)
})

test('what belongs to nothing is not found', async () => {
  const [{ id: productId }] = sample.products
  const line = { sellOrderId: 999_999, productId, quantity: 1 }
  expect(await statusOf('POST', '/sellorderdetails', line)).toBe(404)
  const wish = { resetId: 999_999, precio: 10, transactionCode: word() }
  expect((await sample.ana.fetch('/salereset', { method: 'POST', json: wish })).status).toBe(404)
  for (const list of ['best-sellers', 'discounted', 'featured', 'latest', 'popular', 'top-rated'])
    expect(await statusOf('GET', `/products/${list}?category=nada`), list).toBe(404)
})

test('a colleague takes care of a repair and of a message', async () => {
  const message = await firstIn('/admin/contactemails')
  for (const path of [`/admin/orderservices/${sample.requested.id}`, `/admin/contactemails/${message.id}`]) {
    expect(await statusOf('PUT', `${path}/assignee`, { staffId: admin.userId }), path).toBe(200)
    const { assignee } = await (await admin.fetch(`${path}/desk`)).json()
    expect(assignee.id, path).toBe(admin.userId)
  }
})

test('a step that was taken or never begun is a conflict', async () => {
  const sheet = await make(admin, '/admin/stock-sheets', { kind: 'count', blind: true })
  for (const step of ['discard', 'reveal'])
    expect(await statusOf('POST', `/admin/stock-sheets/${sheet.id}/${step}`, { version: 999 }), step).toBe(
      409,
    )
  expect(await statusOf('POST', '/security/second-factor/totp/confirm', { code: '123456' })).toBe(409)

  const mails = `/admin/sellorders/${sample.placed.id}/mails`
  const { id } = await firstIn(mails)
  await shop.database.db.update(outbox).set({ state: 'pending' }).where(eq(outbox.id, id))
  expect(await statusOf('POST', `${mails}/${id}/resend`)).toBe(409)
})

test('the secret of a webhook that another key sealed cannot be read', async () => {
  const json = { name: word(), url: 'https://receptor.ejemplo.cu/', events: ['order.placed'] }
  const { id } = await make(admin, '/admin/webhooks', json)
  await shop.database.db
    .update(webhooks)
    .set({ secret: Buffer.alloc(60) })
    .where(eq(webhooks.id, id))
  expect(await statusOf('GET', `/admin/webhooks/${id}/secret`)).toBe(409)
})
