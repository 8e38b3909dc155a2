import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { users } from '@tecnoclick/database/schema/people/users'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openBody } from '../../platform/mail/mail-secrets.ts'
import { createSignedIds, shortSignature } from '../../platform/secrets/signed-ids.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { requestReviews } from './request-reviews.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const reviewTokens = createSignedIds('a key for tests', 'order reviews', shortSignature)

const ask = (later = 0) =>
  requestReviews({
    ...{ database: shop.database, log: pino({ level: 'silent' }), publicUrl: 'https://tienda.cu' },
    ...{ now: () => new Date(shop.clock.now.getTime() + later), mailSecrets: testMailSecrets, reviewTokens },
  })

const { insertProduct, added, place } = useBuyers(shop)

/** Completed so long ago. */
async function bought(person: Person, ago: number, ...productIds: number[]): Promise<number> {
  for (const productId of productIds) await added(person, productId, 1)
  const { id } = await (await place(person)).json()
  const completedAt = new Date(shop.clock.now.getTime() - ago)
  await shop.database.db.update(orders).set({ status: 'COMPLETADA', completedAt }).where(eq(orders.id, id))
  return id
}

const mailsAbout = (order: number) =>
  shop.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'review-request'), eq(outbox.dedupeKey, `review-request:${order}`)))

const review = { author: 'Ana', text: 'Muy buena', rating: 5 }
const write = (json: object) => shop.fetch('/reviews', { method: 'POST', json: { ...review, ...json } })

test('a buyer is asked once, a week after, for what is not reviewed; the link is as good as the account', async () => {
  const person = await shop.as('user')
  const [known, open] = [await insertProduct(), await insertProduct()]
  const order = await bought(person, days(6), known, open)
  await person.fetch('/reviews', {
    method: 'POST',
    json: { ...review, email: 'a@ejemplo.cu', productId: known },
  })
  await ask()
  expect(await mailsAbout(order)).toEqual([])
  await Promise.all([ask(days(2)), ask(days(2))])
  await ask(days(3))
  const [mail, ...more] = await mailsAbout(order)
  if (!mail || more.length > 0) throw new Error('Not one mail')
  const text = openBody(testMailSecrets, mail)?.text ?? ''
  expect(text.match(/\/shop\/products\//g)).toHaveLength(1)
  const token = /\?order=([\w-]{22})#valoraciones/.exec(text)?.[1]
  expect(mail.text).not.toContain(token)

  const written = await write({ productId: open, order: token })
  expect(await written.json()).toMatchObject({ state: 'published', verified: true })
  expect((await write({ productId: open, order: token })).status).toBe(409)
  const [row] = await shop.database.db.select().from(reviews).where(eq(reviews.productId, open))
  expect(row?.userId).toBe(person.userId)
})

test('a link serves for its order alone, and not forged', async () => {
  const person = await shop.as('user')
  const product = await insertProduct()
  const token = reviewTokens.tokenOf(await bought(person, days(8), product))
  expect((await write({ productId: await insertProduct(), order: token })).status).toBe(404)
  const forged = createSignedIds('another key', 'order reviews', shortSignature).tokenOf(1)
  expect((await write({ productId: product, order: forged })).status).toBe(404)
  expect((await write({ productId: product })).status).toBe(422)
  const [other] = await shop.database.db.select().from(reviews).where(eq(reviews.productId, product))
  expect(other).toBeUndefined()
})

test('not who wants none, not one without an activated account, nor for what was delivered long ago', async () => {
  const [unwilling, unactivated, late] = [await shop.as('user'), await shop.as('user'), await shop.as('user')]
  await unwilling.fetch('/account/notices/reminders', { method: 'PATCH', json: { reviews: false } })
  const placed = [
    await bought(unwilling, days(8), await insertProduct()),
    await bought(unactivated, days(8), await insertProduct()),
    await bought(late, days(20), await insertProduct()),
  ]
  await shop.database.db.update(users).set({ activatedAt: null }).where(eq(users.id, unactivated.userId))
  await ask(days(2))
  for (const order of placed) expect(await mailsAbout(order)).toEqual([])
})
