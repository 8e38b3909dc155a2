import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ publicUrl: 'https://tienda.test' })

let made = 0
let email = ''
beforeEach(() => {
  made += 1
  email = `lectora${made}@ejemplo.cu`
})

const ask = (address = email, clientAddress = `198.51.100.${made}`) =>
  shop.fetch('/newsletter', { method: 'POST', json: { email: address }, clientAddress })
const tokenOf = async (address = email) =>
  /\/newsletter\/confirm\/([\w-]+)/.exec((await lastMailTo(shop.database, address)).text)?.[1] ?? ''
const post = async (token: string, what: 'confirm' | 'unsubscribe') => {
  const response = await shop.fetch(`/newsletter/${token}/${what}`, { method: 'POST' })
  return { status: response.status, ...(await response.json()) }
}
const state = async (token: string) => (await (await shop.fetch(`/newsletter/${token}`)).json()).state

test('a subscription starts and ends with the mailed link', async () => {
  const asked = await ask(` ${email.toUpperCase()}`)
  expect([asked.status, await asked.json()]).toEqual([200, { email }])
  const mail = await lastMailTo(shop.database, email)
  expect(mail.subject).toBe('Confirme su suscripción al boletín de TecnoClick')
  const token = await tokenOf()
  expect(mail.text).toContain(`https://tienda.test/newsletter/confirm/${token}`)

  expect(await state(token)).toBe('pending')
  expect(await state(token)).toBe('pending')
  expect(await post(token, 'confirm')).toEqual({ status: 200, email, state: 'confirmed' })
  expect(await post(token, 'confirm')).toMatchObject({ state: 'confirmed' })
  expect(await post(token, 'unsubscribe')).toEqual({ status: 200, email, state: 'ended' })
  expect(await state(token)).toBe('ended')
  expect(await post(token, 'confirm')).toMatchObject({ state: 'confirmed' })
})

test('the link itself is not stored', async () => {
  await ask()
  const token = await tokenOf()
  const rows = await shop.database.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the newest link is valid; a subscriber gets the same response and no mail', async () => {
  await ask()
  const old = await tokenOf()
  await ask()
  const token = await tokenOf()
  expect((await shop.fetch(`/newsletter/${old}`)).status).toBe(404)
  await post(token, 'confirm')
  const again = await ask()
  expect([again.status, await again.json()]).toEqual([200, { email }])
  expect(await mailsTo(shop.database, email)).toHaveLength(2)
})

test('ten concurrent requests make one subscriber', async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask(email, `203.0.113.${index}`)),
  )
  expect(responses.every(({ status }) => status === 200 || status === 429)).toBe(true)
  expect(await shop.database.db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))).toBe(1)
})

test('invalid input is refused, and three mails an hour is the limit', async () => {
  expect((await ask('no')).status).toBe(422)
  for (const token of ['x', 'a'.repeat(43), '%00', '..%2f'])
    expect((await shop.fetch(`/newsletter/${token}`)).status, token).toBe(404)
  const statuses = []
  for (let index = 0; index < 4; index++) statuses.push((await ask(email, `192.0.2.${index}`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('staff see who subscribed and who confirmed', async () => {
  await ask()
  const admin = await shop.as('admin')
  const { data } = await (await admin.fetch(`/admin/newsletter?filter[where][email]=${email}`)).json()
  expect(data).toMatchObject([{ email, confirmedDate: null, unsubscribedDate: null }])
})
