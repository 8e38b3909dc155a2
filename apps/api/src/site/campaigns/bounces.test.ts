import { createHmac } from 'node:crypto'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { growsLinearly, repeating } from '@tecnoclick/domain/platform/testing/linear-time'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { readReport } from './read-report.ts'
import { sendCampaigns } from './send-campaigns.ts'
import { campaignTokens, insertCampaign, insertSubscriber, jobDeps } from './testing/campaign-fixture.ts'
import { delayed, exchange, gmail, outOfOffice, overQuota, postfix } from './testing/delivery-reports.ts'

const shop = useTestApi()
let admin: Person
let secret = ''

beforeAll(async () => {
  shop.clock.now = new Date(Date.now() + 1_000)
  admin = await shop.as('admin')
  secret = await connect(true)
})

async function connect(isOn: boolean): Promise<string> {
  const response = await admin.fetch('/admin/bounces', { method: 'PUT', json: { isOn } })
  expect(response.status).toBe(200)
  return (await response.json()).secret
}

function post(body: string, { key = secret, age = 0 } = {}) {
  const timestamp = String(Math.floor(shop.clock.now.getTime() / 1000) - age)
  const signature = createHmac('sha256', key)
    .update(body + timestamp)
    .digest('hex')
  const headers = { 'x-timestamp': timestamp, 'x-signature': signature, 'content-type': 'message/rfc822' }
  return shop.fetch('/newsletter/bounces', { method: 'POST', body, headers })
}

const outcomeOf = async (body: string) => (await (await post(body)).json()).outcome

/** Somebody who got a mail, and the header of that mail. */
async function sentMail() {
  const subscriber = await insertSubscriber(shop.database)
  await shop.database.pool.query('update newsletter_subscribers set unsubscribed_at = now() where id <> $1', [
    subscriber.id,
  ])
  await insertCampaign(shop.database)
  await shop.database.pool.query("update outbox set state = 'sent', sent_at = now() where state = 'pending'")
  await sendCampaigns(jobDeps(shop.database, () => shop.clock.now))
  const { rows } = await shop.database.pool.query('select max(id) as id from campaign_mails')
  const token = campaignTokens.leave.tokenOf(rows[0]?.id)
  const header = [
    'From: TecnoClick <contacto@tienda.cu>',
    'List-Unsubscribe:',
    ` <https://tienda.test/newsletter/leave/${token}>`,
    'Subject: Novedades',
  ].join('\r\n')
  const state = async () => {
    const { rows: found } = await shop.database.pool.query(
      `select s.bounced_at is not null as stopped, s.bounce_reason as reason, m.bounced_at is not null as counted
       from campaign_mails as m join newsletter_subscribers as s on s.id = m.subscriber_id where m.id = $1`,
      [rows[0]?.id],
    )
    return found[0]
  }
  return { header, state, subscriber, token }
}

test.each([
  ['Postfix', postfix],
  ['Gmail', gmail],
  ['Exchange', exchange],
])('a report of %s stops the subscription, once', async (_, report) => {
  const { header, state } = await sentMail()
  expect(await outcomeOf(report(header))).toBe('stopped')
  expect(await outcomeOf(report(header))).toBe('counted')
  const after = await state()
  expect(after).toMatchObject({ stopped: true, counted: true })
  expect(after.reason).toMatch(/5\.1\.1/)
  expect(after.reason).not.toContain('@')
})

test('a full mailbox counts as not delivered and goes on; a delay and a holiday do nothing', async () => {
  const { header, state } = await sentMail()
  expect(await outcomeOf(delayed(header))).toBe('ignored')
  expect(await outcomeOf(outOfOffice(header))).toBe('ignored')
  expect(await state()).toMatchObject({ stopped: false, counted: false })
  expect(await outcomeOf(overQuota(header))).toBe('counted')
  expect(await state()).toMatchObject({ stopped: false, counted: true })
})

test('a report without the link of a mail, or with a forged one, stops nobody', async () => {
  const { subscriber, token } = await sentMail()
  const address = `To: ${subscriber.email}\r\n`
  expect(await outcomeOf(postfix(address))).toBe('unknown')
  const forged = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`
  expect(await outcomeOf(postfix(`List-Unsubscribe: <https://x/newsletter/leave/${forged}>`))).toBe('unknown')
  expect(
    await shop.database.db.$count(
      newsletterSubscribers,
      sql`${eq(newsletterSubscribers.id, subscriber.id)} and bounced_at is not null`,
    ),
  ).toBe(0)
})

test('whoever confirmed the address again since gets mail', async () => {
  const { header, state, subscriber } = await sentMail()
  const later = new Date(shop.clock.now.getTime() + 60_000)
  await shop.database.db
    .update(newsletterSubscribers)
    .set({ confirmedAt: later })
    .where(eq(newsletterSubscribers.id, subscriber.id))
  expect(await outcomeOf(postfix(header))).toBe('counted')
  expect(await state()).toMatchObject({ stopped: false })
})

test('forged, old and large reports are refused, and all where it is off', async () => {
  const { header } = await sentMail()
  const body = postfix(header)
  expect((await post(body, { key: 'otra' })).status).toBe(403)
  expect((await post(body, { age: 3_600 })).status).toBe(403)
  expect((await post('x'.repeat(600_000))).status).toBe(413)
  expect(await outcomeOf('\0\r\n\r\n--')).toBe('ignored')
  const old = secret
  secret = await connect(true)
  expect((await post(body, { key: old })).status).toBe(403)
  expect(await (await admin.fetch('/admin/bounces')).json()).toMatchObject({ isOn: true })
  await connect(false)
  expect((await post(body)).status).toBe(404)
  secret = await connect(true)
})

const head = 'Content-Type: multipart/report; boundary="b"\r\n\r\n'
const status = '--b\r\nContent-Type: message/delivery-status\r\n\r\n'

test.each([
  [head, '--b\r\n'],
  [head, '\r\n'],
  [head, ' x\r\n'],
  [head + status, 'Action: failed\r\n\r\n'],
  [head, status],
  ['Content-Type: multipart/report;', ' b=;'],
])('a report of %j and many %j is read in time that is in proportion', async (start, part) => {
  const read = (text: string) => readReport(Buffer.from(text))
  expect(await growsLinearly(read, repeating(part, start))).toBe(true)
})
