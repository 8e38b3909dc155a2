import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { allMails, lastMailTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { createSampleShop, type SampleShop } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { sendCampaigns } from './send-campaigns.ts'
import { campaignTokens, insertSubscriber, jobDeps, text } from './testing/campaign-fixture.ts'

const shop = useTestApi({ publicUrl: 'https://tienda.test' })
let sample: SampleShop
let editor: Person

beforeAll(async () => {
  sample = await createSampleShop(shop)
  editor = await shop.asStaff('editor')
  await shop.database.db.delete(outbox)
})

const call = async (path: string, json?: unknown, method = 'POST') => {
  const response = await editor.fetch(`/admin/campaigns${path}`, {
    method,
    ...(json !== undefined && { json }),
  })
  const body = response.headers.get('content-type')?.includes('json') ? await response.json() : undefined
  return { status: response.status, ...body }
}
const create = (body = 'Hola', subject = 'Novedades') =>
  call('', { subject: text(subject), body: text(body) })
const marked = () => `## Ofertas\n\n[[producto:${sample.products[0].slug}]]\n\nMire [todo](/shop/products).`
const job = () => sendCampaigns(jobDeps(shop.database, () => shop.clock.now))

test('an editor writes, tests and sends a campaign; links count and one click unsubscribes', async () => {
  const reader = await insertSubscriber(shop.database)
  const made = await create(marked())
  expect(made).toMatchObject({ status: 201, state: 'draft', figures: { recipients: 0 } })
  expect(await call('/audience?bought=all&business=all', undefined, 'GET')).toEqual({ status: 200, count: 1 })
  const tested = await call(`/${made.id}/test`, { language: 'es' })
  expect(tested).toEqual({ status: 201, to: await emailOf(shop.database.db, editor.userId) })
  expect((await lastMailTo(shop.database, tested.to)).text).toContain(sample.products[0].name)

  const started = await call(`/${made.id}/schedule`, { version: made.version, date: null })
  expect(started).toMatchObject({ status: 200, state: 'scheduled' })
  await shop.database.pool.query("update outbox set state = 'sent', sent_at = now()")
  await job()
  const mail = await lastMailTo(shop.database, reader.email)
  expect(mail.html).toContain(sample.products[0].name)

  const [, token, link] = /https:\/\/tienda\.test\/n\/([\w-]+)\/([\w-]+)/.exec(mail.text) ?? []
  const visit = (json: object) => shop.fetch('/newsletter/visits', { method: 'POST', json })
  const visited = await visit({ token, link })
  expect(await visited.json()).toEqual({
    url: `https://tienda.test/shop/products/${sample.products[0].slug}`,
  })
  await visit({ token, link })
  const leave = /newsletter\/leave\/([\w-]+)/.exec(mail.text)?.[1]
  expect(await (await shop.fetch(`/newsletter/${leave}`)).json()).toEqual({
    email: reader.email,
    state: 'confirmed',
  })
  const left = await shop.fetch(`/newsletter/${leave}/unsubscribe`, { method: 'POST' })
  expect(await left.json()).toEqual({ email: reader.email, state: 'ended' })
  await shop.fetch(`/newsletter/${leave}/unsubscribe`, { method: 'POST' })
  expect(await call(`/${made.id}`, undefined, 'GET')).toMatchObject({
    state: 'sent',
    figures: { recipients: 1, clicked: 1, unsubscribed: 1 },
  })
})

test('a link leads nowhere unless the shop wrote it, and one part does not serve for another', async () => {
  const visit = async (token: string, link: string) =>
    (await shop.fetch('/newsletter/visits', { method: 'POST', json: { token, link } })).status
  const { visit: visits, leave, targets } = campaignTokens
  const good = targets.seal('https://tienda.test/')
  const evil = Buffer.from('https://mal.example/').toString('base64url')
  expect(await visit(visits.tokenOf(1), good)).toBe(200)
  expect(await visit(leave.tokenOf(1), good)).toBe(404)
  expect(await visit(visits.tokenOf(1), evil)).toBe(404)
  expect(await visit(visits.tokenOf(1), good.slice(0, 22) + evil)).toBe(404)
  expect(await visit(visits.tokenOf(1), `${good}A`)).toBe(404)
  expect((await shop.fetch(`/newsletter/${visits.tokenOf(1)}`)).status).toBe(404)
  expect(
    (await shop.fetch(`/newsletter/${leave.tokenOf(99_999)}/unsubscribe`, { method: 'POST' })).status,
  ).toBe(404)
})

test('the preview has the product with its price and names what is missing', async () => {
  const body = text(
    `${marked()}\n\n[[producto:no-existe]]\n\n<script>alert(1)</script> [x](javascript:alert(1))`,
  )
  const json = { subject: text('Hola <b>'), body, language: 'ar' }
  const { status, html, text: plain, missing } = await call('/preview', json)
  expect(status).toBe(200)
  expect(missing).toEqual(['no-existe'])
  expect(html).toContain('dir="rtl"')
  expect(html).toMatch(/\$[\d,.]+ USD/)
  expect(html).not.toMatch(/<script|="javascript:|<b>/)
  expect(plain).toMatch(/\$[\d,.]+ USD\nhttps:\/\/tienda\.test\/shop\/products\//)
})

test('what is scheduled is no longer edited, and is taken back, paused, continued and stopped', async () => {
  await insertSubscriber(shop.database)
  const made = await create()
  const at = new Date(shop.clock.now.getTime() + 3_600_000).toISOString()
  const scheduled = await call(`/${made.id}/schedule`, { version: made.version, date: at })
  expect(scheduled).toMatchObject({ state: 'scheduled', scheduledDate: at })
  expect(await call(`/${made.id}`, { body: text('Otro') }, 'PATCH')).toMatchObject({ status: 409 })
  expect(await call(`/${made.id}/schedule`, { version: scheduled.version, date: null })).toMatchObject({
    status: 409,
  })
  expect(await call(`/${made.id}/steps`, { step: 'pause' })).toMatchObject({ status: 409 })
  await job()
  expect(await call(`/${made.id}/steps`, { step: 'unschedule' })).toMatchObject({
    state: 'draft',
    scheduledDate: null,
  })
  const draft = await call(`/${made.id}`, { body: text('Otro') }, 'PATCH')
  expect(await call(`/${made.id}`, { body: text('Viejo'), version: made.version }, 'PATCH')).toMatchObject({
    status: 409,
  })
  await call(`/${made.id}/schedule`, { version: draft.version, date: null })
  await shop.database.pool.query(
    "update outbox set state = 'pending', sent_at = null, next_attempt_at = now() - interval '1 hour' where kind <> 'campaign'",
  )
  await job()
  expect(await call(`/${made.id}/steps`, { step: 'pause' })).toMatchObject({ state: 'paused' })
  expect(await call(`/${made.id}/steps`, { step: 'resume' })).toMatchObject({ state: 'sending' })
  expect(await call(`/${made.id}/steps`, { step: 'stop' })).toMatchObject({ state: 'stopped' })
  expect(await call(`/${made.id}/steps`, { step: 'resume' })).toMatchObject({ status: 409 })
  await shop.database.pool.query("update outbox set state = 'sent', sent_at = now()")
})

test('nothing is scheduled without text, with a product that is gone, for yesterday, or twice at once', async () => {
  const refused = async (body: string, date: string | null = null) => {
    const { id, version } = await create(body)
    return call(`/${id}/schedule`, { version, date })
  }
  expect(await refused('')).toMatchObject({ status: 422, error: { fieldCodes: { body: 'required' } } })
  expect(await refused('[[producto:no-existe]]')).toMatchObject({ status: 422 })
  expect(await refused('Hola', '2020-01-01T00:00:00Z')).toMatchObject({ status: 422 })
  const { id, version } = await create()
  const both = await Promise.all([1, 2].map(() => call(`/${id}/schedule`, { version, date: null })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the channel gets the text once; a lost answer asks staff to look', async () => {
  const made = await create(marked(), 'Ofertas')
  const post = () => call(`/${made.id}/channel-post`)
  expect(await post()).toMatchObject({ status: 503 })
  const { telegram } = shop
  await sample.admin.fetch('/admin/telegram', { method: 'PUT', json: { token: telegram.token } })
  await sample.admin.fetch('/admin/settings/telegramChannel', {
    method: 'PATCH',
    json: { value: '@mi_tienda', version: 1 },
  })
  telegram.replies.push({ code: 403, description: 'Forbidden: bot is not a member of the channel chat' })
  expect(await post()).toMatchObject({ channelPost: { state: 'failed' } })
  telegram.replies.push({ drop: true })
  expect(await post()).toMatchObject({ channelPost: { state: 'unsure' } })
  const both = await Promise.all([post(), post()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await post()).toMatchObject({ status: 409 })
  const posts = telegram.sent.filter(({ chat_id }) => chat_id === '@mi_tienda')
  expect(posts).toHaveLength(2)
  expect(posts[0]?.text).toContain(`https://tienda.test/shop/products/${sample.products[0].slug}`)
  expect(await call('/999999/channel-post')).toMatchObject({ status: 404 })
})

test('the picture for a status is 1080 by 1920', async () => {
  const { id } = await create(marked())
  const response = await editor.fetch(`/admin/campaigns/${id}/picture`)
  expect(response.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1920])
  expect((await editor.fetch('/admin/campaigns/999999/picture')).status).toBe(404)
})

test('sellers have no campaigns', async () => {
  const seller = await shop.asStaff('seller')
  expect((await seller.fetch('/admin/campaigns')).status).toBe(403)
})

test('a test is not counted and has no link to unsubscribe anybody', async () => {
  const made = await create()
  await call(`/${made.id}/test`, { language: 'ru' })
  const tests = (await allMails(shop.database)).filter(({ kind }) => kind === 'campaign-test')
  expect(tests.at(-1)?.text).not.toContain('/leave/')
  const { rows } = await shop.database.pool.query(
    'select count(*)::integer as count from campaign_mails where campaign_id = $1',
    [made.id],
  )
  expect(rows[0]?.count).toBe(0)
  expect(await shop.database.db.$count(outbox, eq(outbox.kind, 'campaign-test'))).toBeGreaterThan(0)
})
