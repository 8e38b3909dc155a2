import { campaignMails, campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { queued } from '../../platform/mail/testing/mail-fixture.ts'
import { type SmtpFixture, startSmtpFixture } from '../../platform/mail/testing/smtp-fixture.ts'
import { allMails } from '../../testing/mailbox.ts'
import { readFigures } from './read-campaigns.ts'
import { sendCampaigns } from './send-campaigns.ts'
import { deliver, insertCampaign, insertSubscriber, jobDeps, text } from './testing/campaign-fixture.ts'

let database: TestDatabase
let smtp: SmtpFixture
let time: number

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('truncate outbox, campaigns, newsletter_subscribers restart identity cascade')
  smtp = await startSmtpFixture()
  time = Date.now() + seconds(1)
})
afterEach(() => smtp.close())

const now = () => new Date(time)
const run = () => sendCampaigns(jobDeps(database, now))
const send = () => deliver(database, smtp.url, now)
const recipients = () => smtp.received.map(({ to }) => to[0])
const stateOf = async (id: number) =>
  (await database.db.select().from(campaigns).where(eq(campaigns.id, id)))[0]?.state
const figuresOf = async (id: number) => (await readFigures(database.db, [id])).get(id)

async function subscribers(count: number) {
  for (let index = 0; index < count; index++) await insertSubscriber(database)
}

/** Batch by batch until nothing is left. */
async function sendAll(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    await run()
    await send()
    time += seconds(20)
  }
}

test('everybody gets it once, in batches, with one click to unsubscribe', async () => {
  await subscribers(45)
  const id = await insertCampaign(database)
  await run()
  expect(await stateOf(id)).toBe('sending')
  expect(await database.db.$count(campaignMails, sql`queued_at is not null`)).toBe(20)
  await run()
  expect(await database.db.$count(campaignMails, sql`queued_at is not null`)).toBe(20)
  await sendAll()

  expect(new Set(recipients()).size).toBe(45)
  expect(recipients()).toHaveLength(45)
  expect(await stateOf(id)).toBe('sent')
  expect(await figuresOf(id)).toMatchObject({ recipients: 45, sent: 45, failed: 0, clicked: 0 })
  const [mail] = smtp.received
  expect(mail?.headers.get('list-unsubscribe')).toMatch(
    /^<https:\/\/tienda\.test\/newsletter\/leave\/[\w-]{43}>$/,
  )
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(new Set(smtp.received.map(({ headers }) => headers.get('list-unsubscribe'))).size).toBe(45)
})

test('what is stored has no token, and what is sent has no other pictures than those of products', async () => {
  await subscribers(1)
  await insertCampaign(database)
  await run()
  const { rows } = await database.pool.query('select html, text, headers::text from outbox')
  expect(JSON.stringify(rows)).not.toMatch(/\/(n|leave)\/[\w-]{20,}/)
  const [mail] = await allMails(database)
  expect(mail?.html).toMatch(/https:\/\/tienda\.test\/n\/[\w-]{43}\/[\w-]+/)
  expect(mail?.text).toMatch(/newsletter\/leave\/[\w-]{43}/)
  expect(mail?.html).not.toContain('<img')
})

test('ten starts at once make one mail for each', async () => {
  await subscribers(30)
  await insertCampaign(database)
  await Promise.all(Array.from({ length: 10 }, run))
  const { rows } = await database.pool.query(
    "select to_address, count(*) from outbox where kind = 'campaign' group by 1 having count(*) > 1",
  )
  expect(rows).toEqual([])
  expect(await database.db.$count(campaignMails)).toBe(30)
  await sendAll()
  expect(recipients().toSorted()).toEqual([...new Set(recipients())].toSorted())
  expect(recipients()).toHaveLength(30)
})

test("the shop's own mails go first", async () => {
  await subscribers(3)
  await insertCampaign(database)
  await queued(database, { to: 'cliente@demo.cu' })
  await run()
  expect(await database.db.$count(campaignMails, sql`queued_at is not null`)).toBe(0)
  await sendAll()
  expect(recipients()[0]).toBe('cliente@demo.cu')
  expect(recipients()).toHaveLength(4)
})

test('not more in an hour than the setting allows', async () => {
  await subscribers(5)
  await database.db
    .insert(settings)
    .values({ key: 'campaignMailsPerHour', value: 2, public: false })
    .onConflictDoUpdate({ target: settings.key, set: { value: 2 } })
  await insertCampaign(database)
  await sendAll()
  expect(recipients()).toHaveLength(2)
  time += hours(1)
  await sendAll()
  expect(recipients()).toHaveLength(4)
  await database.db.delete(settings).where(eq(settings.key, 'campaignMailsPerHour'))
})

test('whoever unsubscribed or was erased before their turn gets nothing', async () => {
  await database.db.delete(settings).where(eq(settings.key, 'campaignMailsPerHour'))
  const rows = []
  for (let index = 0; index < 23; index++) rows.push(await insertSubscriber(database))
  const id = await insertCampaign(database)
  await run()
  const [left, erased] = [rows[21], rows[22]]
  await database.db
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: now() })
    .where(eq(newsletterSubscribers.id, left?.id ?? 0))
  await database.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, erased?.id ?? 0))
  await sendAll()
  expect(recipients()).toHaveLength(21)
  expect(recipients()).not.toContain(left?.email)
  expect(await figuresOf(id)).toMatchObject({ recipients: 21, sent: 21 })
  // The figures stay when somebody who got it is erased.
  await database.db.delete(newsletterSubscribers)
  expect(await figuresOf(id)).toMatchObject({ recipients: 21, sent: 21 })
})

test('paused, nothing is sent; going on, the rest is', async () => {
  await subscribers(25)
  const id = await insertCampaign(database)
  await run()
  await send()
  await database.db.update(campaigns).set({ state: 'paused' }).where(eq(campaigns.id, id))
  await sendAll()
  expect(recipients()).toHaveLength(20)
  await database.db.update(campaigns).set({ state: 'sending' }).where(eq(campaigns.id, id))
  await sendAll()
  expect(recipients()).toHaveLength(25)
})

test('an address that the mail server refuses for good is asked once, and its subscription stops with the reason', async () => {
  const gone = await insertSubscriber(database)
  const full = await insertSubscriber(database)
  const id = await insertCampaign(database)
  await run()
  smtp.replies.push({ at: 'RCPT TO', code: 550, text: `5.1.1 <${gone.email}>: user unknown` })
  await deliver(database, smtp.url, now)
  await database.pool.query("update outbox set next_attempt_at = now() where state = 'pending'")
  time += seconds(60)
  await sendAll()
  expect(await figuresOf(id)).toMatchObject({ recipients: 2, sent: 1, failed: 1 })
  const stopped = await database.db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.id)
  const byId = new Map(stopped.map((row) => [row.id, row]))
  const bounced = [gone, full].map(({ id: subscriber }) => byId.get(subscriber)?.bounceReason ?? null)
  expect(bounced.filter((reason) => reason !== null)).toHaveLength(1)
  expect(bounced.join()).toContain('user unknown')
  expect(bounced.join()).not.toContain('@')
})

test('a temporary refusal is tried again and stops nobody', async () => {
  await subscribers(1)
  const id = await insertCampaign(database)
  await run()
  smtp.replies.push({ at: 'RCPT TO', code: 452, text: '4.2.2 mailbox full' })
  await send()
  time += seconds(60)
  await sendAll()
  expect(await figuresOf(id)).toMatchObject({ sent: 1, failed: 0 })
  expect(await database.db.$count(newsletterSubscribers, sql`bounced_at is not null`)).toBe(0)
})

test('readers get their language, or Spanish where it is not translated', async () => {
  await insertSubscriber(database, { email: 'anna@ejemplo.ru', language: 'ru' })
  await insertSubscriber(database, { email: 'ali@ejemplo.sa', language: 'ar' })
  await insertCampaign(database, {
    subject: { ...text('Hola'), ru: 'Привет' },
    body: { ...text('Texto'), ru: 'Текст' },
  })
  await run()
  const mails = new Map((await allMails(database)).map((mail) => [mail.to, mail]))
  expect(mails.get('anna@ejemplo.ru')).toMatchObject({ subject: 'Привет' })
  expect(mails.get('anna@ejemplo.ru')?.html).toContain('<html lang="ru"')
  expect(mails.get('ali@ejemplo.sa')).toMatchObject({ subject: 'Hola' })
  expect(mails.get('ali@ejemplo.sa')?.html).toContain('dir="rtl"')
})
