import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { files } from '@tecnoclick/database/schema/platform/files'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../testing/sample-products.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const newProduct = () => insertProduct(shop.database.db)

const review = { author: 'Ana', email: 'ana@ejemplo.cu', text: 'Muy buena.\nRápida.', rating: 5 }
let network = 0
/** Each from its own network, because of the rate limit per network. */
const write = (json: object, person: Pick<typeof shop, 'fetch'> = shop) =>
  person.fetch('/reviews', { method: 'POST', json, clientAddress: `10.0.${network++}.1` })

const pageOf = async (productId: number, more = '') =>
  (await shop.fetch(`/reviews?filter[where][productId]=${productId}${more}`)).json()

async function buy(clientId: number, productId: number, status = 'COMPLETADA') {
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: number }>(
      `insert into orders (status, channel, currency, price_tier, subtotal, total, client_id, placed_by, completed_at, cancelled_at)
       values ($2::text, 'web', 'USD', 'retail', 1000, 1000, $1, $1, case $2::text when 'COMPLETADA' then now() end,
         case $2::text when 'CANCELADA' then now() end)
       returning id`,
      [clientId, status],
    )
    await client.query(
      `insert into order_lines (order_id, position, product_id, product_name, sku, price, quantity, amount)
       values ($1, 1, $2, 'Producto', 'SKU', 1000, 1, 1000)`,
      [rows[0]?.id, productId],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('a visitor writes a review; it counts at once and its e-mail is not disclosed', async () => {
  const productId = await newProduct()
  const response = await write({ ...review, productId })
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    productId,
    author: 'Ana',
    text: 'Muy buena.\nRápida.',
    rating: 5,
    verified: false,
    avatar: 'default-avatar.webp',
    date: shop.clock.now.toISOString(),
  })
  await write({ ...review, productId, email: 'eva@ejemplo.cu', author: 'Eva', rating: 2 })
  const page = await shop.fetch(`/reviews?filter[where][productId]=${productId}`)
  const text = await page.text()
  expect(text).not.toContain('@ejemplo.cu')
  expect(JSON.parse(text)).toMatchObject({ total: 2, histogram: [0, 1, 0, 0, 1] })
  expect(await (await shop.fetch(`/products/${productId}`)).json()).toMatchObject({ rating: 3.5, reviews: 2 })
})

test('a product has one review per e-mail, in any spelling and with concurrent requests', async () => {
  const productId = await newProduct()
  const responses = await Promise.all(
    ['uno@ejemplo.cu', 'UNO@ejemplo.cu', ' Uno@Ejemplo.CU '].map((email) =>
      write({ ...review, productId, email }),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const refused = responses.find(({ status }) => status === 409)
  expect((await refused?.json())?.error).toMatchObject({
    code: 'reviewExists',
    message: 'Ya hay una valoración de este producto con ese correo electrónico.',
  })
})

test('reviews are listed newest first, in pages', async () => {
  const productId = await newProduct()
  for (const [at, author] of ['Uno', 'Dos', 'Tres'].entries()) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    await write({ ...review, productId, author, email: `pagina-${at}@ejemplo.cu` })
  }
  const authors = ({ data }: { data: { author: string }[] }) => data.map(({ author }) => author)
  expect(authors(await pageOf(productId, '&filter[limit]=2'))).toEqual(['Tres', 'Dos'])
  const last = await pageOf(productId, '&filter[limit]=2&filter[skip]=2')
  expect(authors(last)).toEqual(['Uno'])
  expect(last).toMatchObject({ total: 3, histogram: [0, 0, 0, 0, 3] })
})

test('a review by a buyer is verified, with the photo and e-mail of the account', async () => {
  const productId = await newProduct()
  const [buyer, regretful] = [await shop.as('user'), await shop.as('user')]
  await buy(buyer.userId, productId)
  await buy(regretful.userId, productId, 'CANCELADA')
  const photo = { name: 'foto.webp', contentType: 'image/webp', size: 1, sha256: Buffer.alloc(32) }
  await shop.database.db.insert(files).values({ ...photo, kind: 'avatar', ownerId: buyer.userId })
  await shop.database.db.insert(profiles).values({ userId: buyer.userId, name: 'Ana', photo: 'foto.webp' })
  const verified = await (await write({ ...review, productId, email: 'otra@ejemplo.cu' }, buyer)).json()
  expect(verified).toMatchObject({ verified: true, avatar: 'foto.webp' })
  const [row] = await shop.database.db.select().from(reviews).where(eq(reviews.id, verified.id))
  expect(row?.email).not.toBe('otra@ejemplo.cu')
  expect((await write({ ...review, productId, email: 'tercera@ejemplo.cu' }, buyer)).status).toBe(409)
  const cancelled = await (await write({ ...review, productId }, regretful)).json()
  expect(cancelled).toMatchObject({ verified: false })
})

test('staff hide a review and show it again; rating and list follow', async () => {
  const productId = await newProduct()
  const { id } = await (await write({ ...review, productId, email: 'oculta@ejemplo.cu' })).json()
  const admin = await shop.as('admin')
  const change = (json: object) => admin.fetch(`/reviews/${id}`, { method: 'PATCH', json })
  const hidden = await (await change({ hidden: true, version: 1 })).json()
  expect(hidden).toMatchObject({ hidden: true, version: 2, email: 'oculta@ejemplo.cu' })
  expect(await pageOf(productId)).toMatchObject({ total: 0, histogram: [0, 0, 0, 0, 0] })
  expect((await shop.fetch(`/reviews/${id}`)).status).toBe(404)
  expect(await (await shop.fetch(`/products/${productId}`)).json()).toMatchObject({ rating: 0, reviews: 0 })
  const listed = await (await admin.fetch('/admin/reviews?filter[where][hidden]=true')).json()
  expect(listed.data).toMatchObject([{ id }])
  expect((await change({ hidden: false, version: 1 })).status).toBe(409)
  expect((await change({ hidden: false, version: 2 })).status).toBe(200)
  expect(await pageOf(productId)).toMatchObject({ total: 1 })
})

test.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ rating: '5' }, 'rating'],
  [{ text: '   ' }, 'text'],
  [{ text: 'x'.repeat(2001) }, 'text'],
  [{ text: 'a\0b' }, 'text'],
  [{ author: '' }, 'author'],
  [{ author: 'Ana\r\nBcc: x' }, 'author'],
  [{ email: 'ana' }, 'email'],
])('%o is refused with a field error', async (wrong, field) => {
  const response = await write({ ...review, productId: 1, ...wrong })
  expect(response.status).toBe(422)
  expect(Object.keys((await response.json()).error.fields)).toEqual([field])
})

test('an unknown or disabled product accepts no review', async () => {
  const off = await insertProduct(shop.database.db, { enable: false })
  for (const productId of [off, 999_999]) {
    expect((await write({ ...review, productId, email: 'nada@ejemplo.cu' })).status).toBe(404)
  }
})

test('the limit is five per hour for an e-mail and sixty for a network', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 6; at++) {
    const productId = await newProduct()
    statuses.push((await write({ ...review, productId, email: 'muchas@ejemplo.cu' })).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const crowd = await Promise.all(
    Array.from({ length: 61 }, (_, at) =>
      shop.fetch('/reviews', {
        method: 'POST',
        json: { ...review, productId: 999_999, email: `vecino-${at}@ejemplo.cu` },
        clientAddress: '192.0.2.7',
      }),
    ),
  )
  expect(crowd.filter(({ status }) => status === 429)).toHaveLength(1)
})
