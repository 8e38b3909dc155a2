import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { files } from '@tecnoclick/database/schema/platform/files'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
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

async function buy(clientId: number, productId: number, status = 'COMPLETADA'): Promise<number> {
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
    return rows[0]?.id ?? 0
  } finally {
    client.release()
  }
}

const cancel = (orderId: number) =>
  shop.database.pool.query("update orders set status = 'CANCELADA', cancelled_at = now() where id = $1", [
    orderId,
  ])

/** Confirmed by the link of the mail, published by staff. */
async function publish(written: Response, email: string): Promise<{ id: number }> {
  const review = await written.json()
  expect((await confirm(await tokenOf(email))).status).toBe(200)
  const admin = await shop.as('admin')
  const json = { hidden: false }
  expect((await admin.fetch(`/reviews/${review.id}`, { method: 'PATCH', json })).status).toBe(200)
  return review
}

const tokenOf = async (email: string) =>
  /\/reviews\/confirm\/([\w-]{43})/.exec((await lastMailTo(shop.database, email)).text)?.[1] ?? ''
const confirm = (token: string) => shop.fetch(`/reviews/confirm/${token}`, { method: 'POST' })
const ratingOf = async (productId: number) => {
  const { rating, reviews: count } = await (await shop.fetch(`/products/${productId}`)).json()
  return [rating, count]
}

test('a visitor’s review counts once it is confirmed by mail and published by staff; its e-mail is not disclosed', async () => {
  const productId = await newProduct()
  const response = await write({ ...review, productId, email: 'primera@ejemplo.cu' })
  expect(response.status).toBe(201)
  const written = await response.clone().json()
  expect(written).toMatchObject({
    productId,
    author: 'Ana',
    text: 'Muy buena.\nRápida.',
    rating: 5,
    state: 'unconfirmed',
    verified: false,
    avatar: 'default-avatar.webp',
    date: shop.clock.now.toISOString(),
  })
  const admin = await shop.as('admin')
  const show = () => admin.fetch(`/reviews/${written.id}`, { method: 'PATCH', json: { hidden: false } })
  const token = await tokenOf('primera@ejemplo.cu')
  const [stored] = await shop.database.db.select().from(outbox).where(eq(outbox.to, 'primera@ejemplo.cu'))
  expect(`${stored?.html}${stored?.text}`).not.toContain(token)
  expect(await (await shop.fetch(`/reviews/confirm/${token}`)).json()).toMatchObject({
    author: 'Ana',
    rating: 5,
    state: 'unconfirmed',
    product: { slug: expect.any(String) },
  })
  expect((await show()).status).toBe(409)
  expect(await (await confirm(token)).json()).toMatchObject({ state: 'waiting' })
  expect(await (await confirm(token)).json()).toMatchObject({ state: 'waiting' })
  expect([await ratingOf(productId), (await shop.fetch(`/reviews/${written.id}`)).status]).toEqual([
    [0, 0],
    404,
  ])
  expect((await show()).status).toBe(200)
  await publish(
    await write({ ...review, productId, email: 'eva@ejemplo.cu', author: 'Eva', rating: 2 }),
    'eva@ejemplo.cu',
  )
  const page = await shop.fetch(`/reviews?filter[where][productId]=${productId}`)
  const text = await page.text()
  expect(text).not.toContain('@ejemplo.cu')
  expect(JSON.parse(text)).toMatchObject({ total: 2, histogram: [0, 1, 0, 0, 1] })
  expect(await ratingOf(productId)).toEqual([3.5, 2])
})

test('concurrent reviews by visitors change no rating', async () => {
  const productId = await newProduct()
  for (let at = 0; at < 6; at++) {
    expect((await write({ ...review, productId, rating: 1, email: `ola-${at}@ejemplo.cu` })).status).toBe(201)
  }
  expect(await ratingOf(productId)).toEqual([0, 0])
  expect(await pageOf(productId)).toMatchObject({ total: 0 })
})

test('the list of staff knows no state by the name of something that every object has', async () => {
  const admin = await shop.as('admin')
  for (const name of ['__proto__', 'constructor', 'toString', 'nobody']) {
    const response = await admin.fetch(`/admin/reviews?filter[where][state]=${name}`)
    expect([response.status, await response.json()], name).toEqual([200, { data: [], total: 0 }])
  }
})

test('a review under another person’s address neither blocks that person nor uses up their limit', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { email } = (await (await ana.fetch('/security/me')).json()).user
  const productId = await newProduct()
  for (let at = 0; at < 6; at++)
    await write({ ...review, productId: at ? await newProduct() : productId, email })
  expect((await write({ ...review, productId }, ana)).status).toBe(201)
  const { data } = await (await admin.fetch(`/admin/reviews?filter[where][productId]=${productId}`)).json()
  expect(data.map(({ state }: { state: string }) => state)).toEqual(['unconfirmed', 'waiting'])
  // The owner of the mailbox cannot confirm a second one.
  const [first] = (await mailsTo(shop.database, email)).filter(({ kind }) => kind === 'review-confirmation')
  const token = /\/reviews\/confirm\/([\w-]{43})/.exec(first?.text ?? '')?.[1] ?? ''
  expect((await (await confirm(token)).json()).error.code).toBe('reviewExists')
})

test('a product has one review per e-mail, in any spelling; of several that wait the first to be confirmed stays', async () => {
  const productId = await newProduct()
  const spellings = ['uno@ejemplo.cu', 'UNO@ejemplo.cu', ' Uno@Ejemplo.CU ']
  await Promise.all(spellings.map((email) => write({ ...review, productId, email })))
  const sent = await mailsTo(shop.database, 'uno@ejemplo.cu')
  expect(sent).toHaveLength(3)
  const tokens = sent.map(({ text }) => /\/reviews\/confirm\/([\w-]{43})/.exec(text)?.[1] ?? '')
  const responses = await Promise.all(tokens.map(confirm))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await shop.database.db.$count(reviews, eq(reviews.productId, productId))).toBe(1)
})

test('a visitor does not learn that an address has reviewed a product; its owner is told by mail', async () => {
  const productId = await newProduct()
  const email = 'dos@ejemplo.cu'
  await publish(await write({ ...review, productId, email }), email)
  const [first, again] = [
    await write({ ...review, productId, email: 'nadie@ejemplo.cu' }),
    await write({ ...review, productId, email }),
  ]
  const [fresh, repeated] = [await first.json(), await again.json()]
  expect([again.status, { ...repeated, id: 0 }]).toEqual([first.status, { ...fresh, id: 0 }])
  expect(repeated.id).toBe(fresh.id + 1)
  const mail = (await mailsTo(shop.database, email)).find(({ kind }) => kind === 'review-exists')
  expect(mail?.text).toContain('ya tiene una valoración')
  expect(mail?.text).not.toContain('/reviews/confirm/')
  expect(await pageOf(productId)).toMatchObject({ total: 1 })
})

test('no mail carries the words of a visitor to the address that they typed', async () => {
  const productId = await newProduct()
  const email = 'tercero@ejemplo.cu'
  const words = { author: 'Gane un premio', text: 'Visite https://premio.example y gane' }
  await publish(await write({ ...review, productId, email, ...words }), email)
  await write({ ...review, productId, email, ...words })
  const sent = await mailsTo(shop.database, email)
  expect(sent.map(({ kind }) => kind).sort()).toEqual(['review-confirmation', 'review-exists'])
  for (const { text, html, subject } of sent) expect(`${subject} ${text} ${html}`).not.toMatch(/premio/)
})

test.each(['x'.repeat(43), 'short', '..%2f..%2fadmin'])('%s confirms nothing', async (token) => {
  expect((await confirm(token)).status).toBe(404)
  expect((await shop.fetch(`/reviews/confirm/${token}`)).status).toBe(404)
})

test('reviews are listed newest first, in pages', async () => {
  const productId = await newProduct()
  for (const [at, author] of ['Uno', 'Dos', 'Tres'].entries()) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
    const email = `pagina-${at}@ejemplo.cu`
    await publish(await write({ ...review, productId, author, email }), email)
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
  expect(cancelled).toMatchObject({ verified: false, state: 'waiting' })
})

test('an order that is neither paid nor completed verifies no review', async () => {
  const productId = await newProduct()
  const waiting = await shop.as('user')
  await buy(waiting.userId, productId, 'PENDIENTE')
  const json = await (await write({ ...review, productId }, waiting)).json()
  expect(json).toMatchObject({ verified: false, state: 'waiting' })
})

test('‘Compra verificada’ follows the order: set by the payment, removed when the order is cancelled', async () => {
  const [buyer, admin] = [await shop.as('user'), await shop.as('admin')]
  const productId = await newProduct()
  const orderId = await buy(buyer.userId, productId, 'PENDIENTE')
  const { id } = await (await write({ ...review, productId }, buyer)).json()
  const isVerified = async () => {
    const [row] = await shop.database.db.select().from(reviews).where(eq(reviews.id, id))
    return row?.verifiedPurchase
  }
  const judge = (state: string) =>
    admin.fetch(`/admin/sellorders/${orderId}/payment`, { method: 'POST', json: { state } })
  expect((await judge('verified')).status).toBe(200)
  expect(await isVerified()).toBe(true)
  await judge('rejected')
  expect(await isVerified()).toBe(false)
  await judge('verified')
  expect(await isVerified()).toBe(true)
  await cancel(orderId)
  expect(await isVerified()).toBe(false)
})

test('a review written while its order is cancelled is not verified', async () => {
  const admin = await shop.as('admin')
  for (let round = 0; round < 8; round++) {
    const buyer = await shop.as('user')
    const productId = await newProduct()
    const orderId = await buy(buyer.userId, productId, 'PENDIENTE')
    await admin.fetch(`/admin/sellorders/${orderId}/payment`, { method: 'POST', json: { state: 'verified' } })
    const [written] = await Promise.all([write({ ...review, productId }, buyer), cancel(orderId)])
    expect(written.status).toBe(201)
    const [row] = await shop.database.db.select().from(reviews).where(eq(reviews.productId, productId))
    expect(row?.verifiedPurchase).toBe(false)
  }
})

test('staff hide a review and show it again; rating and list follow', async () => {
  const productId = await newProduct()
  const { id } = await publish(
    await write({ ...review, productId, email: 'oculta@ejemplo.cu' }),
    'oculta@ejemplo.cu',
  )
  const admin = await shop.as('admin')
  const change = (json: object) => admin.fetch(`/reviews/${id}`, { method: 'PATCH', json })
  const hidden = await (await change({ hidden: true, version: 2 })).json()
  expect(hidden).toMatchObject({ hidden: true, state: 'hidden', version: 3, email: 'oculta@ejemplo.cu' })
  expect(await pageOf(productId)).toMatchObject({ total: 0, histogram: [0, 0, 0, 0, 0] })
  expect((await shop.fetch(`/reviews/${id}`)).status).toBe(404)
  expect(await (await shop.fetch(`/products/${productId}`)).json()).toMatchObject({ rating: 0, reviews: 0 })
  const listed = await (await admin.fetch(`/admin/reviews?filter[where][state]=hidden`)).json()
  expect(listed.data).toMatchObject([{ id }])
  expect((await change({ hidden: false, version: 2 })).status).toBe(409)
  expect((await change({ hidden: false, version: 3 })).status).toBe(200)
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

test('the limit is five per hour for an e-mail or account, and twenty for the visitors of a network', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 6; at++) {
    const productId = await newProduct()
    statuses.push((await write({ ...review, productId, email: `muchas+${at}@ejemplo.cu` })).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const crowd = await Promise.all(
    Array.from({ length: 21 }, (_, at) =>
      shop.fetch('/reviews', {
        method: 'POST',
        json: { ...review, productId: 999_999, email: `vecino-${at}@ejemplo.cu` },
        clientAddress: '192.0.2.7',
      }),
    ),
  )
  expect(crowd.filter(({ status }) => status === 429)).toHaveLength(1)
  const neighbour = await shop.as('user')
  const json = { ...review, productId: await newProduct() }
  const signedIn = await neighbour.fetch('/reviews', { method: 'POST', json, clientAddress: '192.0.2.7' })
  expect(signedIn.status).toBe(201)
})
