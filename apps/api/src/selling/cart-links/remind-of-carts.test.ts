import { products } from '@tecnoclick/database/schema/catalogue/products'
import { users } from '@tecnoclick/database/schema/people/users'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { carts } from '@tecnoclick/database/schema/selling/carts'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openBody } from '../../platform/mail/mail-secrets.ts'
import { createSignedIds, shortSignature } from '../../platform/secrets/signed-ids.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { testMailSecrets } from '../../testing/mailbox.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { remindOfCarts } from './remind-of-carts.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, place } = useBuyers(shop)
const publicUrl = 'https://tienda.cu'

const remind = (later = hours(25)) =>
  remindOfCarts({
    ...{ database: shop.database, log: pino({ level: 'silent' }), publicUrl },
    now: () => new Date(shop.clock.now.getTime() + later),
    mailSecrets: testMailSecrets,
    cartTokens: createSignedIds('a key for tests', 'cart links', shortSignature),
  })

async function shopper({ carts: allows }: { carts?: boolean } = { carts: true }): Promise<Person> {
  const person = await shop.as('user')
  if (allows !== undefined)
    await person.fetch('/account/notices/reminders', { method: 'PATCH', json: { carts: allows } })
  return person
}

async function mailsOf({ userId }: Person) {
  const { db } = shop.database
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'cart-reminder'), eq(outbox.to, user?.email ?? '')))
}

test('who allowed it is told once, by two workers at once, and the link rebuilds the cart elsewhere', async () => {
  const person = await shopper()
  const productId = await insertProduct()
  await added(person, productId, 2)
  await remind(hours(23))
  expect(await mailsOf(person)).toEqual([])
  await Promise.all([remind(), remind(), remind()])
  const [mail, ...more] = await mailsOf(person)
  expect(more).toEqual([])
  if (!mail) throw new Error('No mail')
  const text = openBody(testMailSecrets, mail)?.text ?? ''
  expect(text).toContain('Cantidad: 2')
  expect(text).toContain(`${publicUrl}/account/notices`)
  expect(mail.text).not.toMatch(/shared\/[\w-]{22}/)

  const token = /\/shop\/shared\/([\w-]{22})/.exec(text)?.[1]
  expect((await (await shop.fetch(`/shared-carts/${token}`)).json()).items).toMatchObject([{ quantity: 2 }])
  const other = await shop.as('user')
  await other.fetch(`/shared-carts/${token}/cart`, { method: 'POST', headers: { 'idempotency-key': 'take' } })
  expect((await (await other.fetch('/cart')).json()).items).toMatchObject([{ product: { id: productId } }])

  await remind(days(9))
  expect(await mailsOf(person)).toHaveLength(1)
})

test('another cart is told of a week later at the earliest, the same one never again', async () => {
  const person = await shopper()
  const productId = await insertProduct()
  await added(person, productId, 1)
  await remind()
  const { db } = shop.database
  const age = (ago: number) =>
    db
      .update(carts)
      .set({ updatedAt: new Date(shop.clock.now.getTime() + ago) })
      .where(eq(carts.userId, person.userId))
  await added(person, productId, 1)
  await age(hours(30))
  await remind(days(3))
  expect(await mailsOf(person)).toHaveLength(1)
  await age(days(9))
  await remind(days(11))
  expect(await mailsOf(person)).toHaveLength(2)
  await age(days(30))
  await remind(days(32))
  expect(await mailsOf(person)).toHaveLength(2)
})

test('not who did not allow it, has no activated account, ordered, or finds nothing left', async () => {
  const never = await shopper({})
  const refused = await shopper({ carts: false })
  const unactivated = await shopper()
  const ordered = await shopper()
  const soldOut = await shopper()
  const gone = await insertProduct()
  await added(soldOut, gone, 1)
  await shop.database.db.update(products).set({ enable: false }).where(eq(products.id, gone))
  for (const person of [never, refused, unactivated, ordered]) await added(person, await insertProduct(), 1)
  expect((await place(ordered)).status).toBe(201)
  await shop.database.db.update(users).set({ activatedAt: null }).where(eq(users.id, unactivated.userId))
  await remind()
  for (const person of [never, refused, unactivated, ordered, soldOut])
    expect(await mailsOf(person)).toEqual([])
})

test('0 hours is never; who is asked sees what is offered', async () => {
  const { db } = shop.database
  const person = await shopper({})
  const read = async () => (await person.fetch('/account/notices')).json()
  expect(await read()).toMatchObject({
    ...{ reminders: { carts: null, reviews: true }, offered: { carts: true, reviews: true } },
  })
  await person.fetch('/account/notices/reminders', { method: 'PATCH', json: { carts: true, reviews: false } })
  await person.fetch('/account/notices/reminders', { method: 'PATCH', json: {} })
  await added(person, await insertProduct(), 1)
  await db
    .insert(settings)
    .values({ key: 'cartReminderHours', value: 0, public: false })
    .onConflictDoUpdate({ target: settings.key, set: { value: 0 } })
  expect(await read()).toMatchObject({
    reminders: { carts: true, reviews: false },
    offered: { carts: false },
  })
  await remind()
  expect(await mailsOf(person)).toEqual([])
})
