import { createHash } from 'node:crypto'
import { outbox, type outboxStates } from '@tecnoclick/database/schema/platform/outbox'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from './jobs.ts'

const now = new Date('2026-08-02T12:00:00Z')
const ago = (span: number) => new Date(now.getTime() - span)
const digest = (text: string) => createHash('sha256').update(text).digest()

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function runJob(name: keyof typeof jobs): Promise<{ level: number; msg: string; stuck?: number }[]> {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
  await jobs[name].run({ database, log, now: () => now })
  return lines.map((line) => JSON.parse(line))
}

async function column(query: string): Promise<unknown[]> {
  const { rows } = await database.pool.query({ text: query, rowMode: 'array' })
  return rows.map(([value]) => value)
}

async function aUser(): Promise<number> {
  const [id] = await column(
    `insert into users (email, password_hash) values ('a${Math.random()}@demo.cu', '$argon2id$x') returning id`,
  )
  return Number(id)
}

test('a session is removed when its idle time is over', async () => {
  const userId = await aUser()
  for (const [token, ends] of [
    ['over', ago(1)],
    ['just over', now],
    ['alive', ago(-1)],
  ] as const) {
    await database.pool.query(
      `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at) values ($1, $2, $3, $4)`,
      [digest(token), userId, ends, ago(-hours(24))],
    )
  }
  await runJob('purge-sessions')
  expect(await column('select token_hash from sessions')).toEqual([digest('alive')])
})

test('keys and codes that ended a month ago are removed', async () => {
  const userId = await aUser()
  for (const [name, ended] of [
    ['old', ago(days(30))],
    ['kept', ago(days(30) - 1)],
  ] as const) {
    await database.pool.query(
      'insert into activation_keys (user_id, key_hash, expires_at) values ($1, $2, $3)',
      [userId, digest(name), ended],
    )
    await database.pool.query(
      `insert into recovery_codes (user_id, code_hash, handle_hash, expires_at, ended_at) values ($1, $2, $2, $3, $3)`,
      [userId, digest(name), ended],
    )
  }
  await runJob('purge-account-keys')
  expect(await column('select key_hash from activation_keys')).toEqual([digest('kept')])
  expect(await column('select handle_hash from recovery_codes')).toEqual([digest('kept')])
})

test('an unconfirmed newsletter address is removed after a month', async () => {
  for (const [email, asked, confirmed, ended] of [
    ['vieja@demo.cu', ago(days(30)), null, null],
    ['reciente@demo.cu', ago(days(30) - 1), null, null],
    ['lectora@demo.cu', ago(days(90)), ago(days(90)), null],
    ['baja@demo.cu', ago(days(90)), ago(days(90)), ago(days(60))],
  ] as const) {
    await database.pool.query(
      `insert into newsletter_subscribers (email, token_hash, created_at, confirmed_at, unsubscribed_at)
       values ($1, $2, $3, $4, $5)`,
      [email, digest(email), asked, confirmed, ended],
    )
  }
  await runJob('purge-unconfirmed-readers')
  expect(await column('select email from newsletter_subscribers order by id')).toEqual([
    'reciente@demo.cu',
    'lectora@demo.cu',
    'baja@demo.cu',
  ])
})

test('an idempotent response is kept for 48 hours', async () => {
  for (const [key, created] of [
    ['old', ago(hours(48))],
    ['kept', ago(hours(48) - 1)],
  ] as const) {
    await database.pool.query(
      `insert into idempotency_keys (scope, key, request_hash, response_status, response, created_at)
       values ('sellorders', $1, $2, 200, '{}', $3)`,
      [key, digest(key), created],
    )
  }
  await runJob('purge-idempotency-keys')
  expect(await column('select key from idempotency_keys')).toEqual(['kept'])
})

test('expired rate buckets are removed, however many there are', async () => {
  await database.pool.query(
    `insert into rate_buckets (key, hits, window_started_at, resets_at)
     select 'login:' || n, 1, $1, $1 from generate_series(1, 12000) n`,
    [ago(minutes(15))],
  )
  await database.pool.query(`insert into rate_buckets (key, resets_at) values ('open', $1)`, [ago(-1)])
  await runJob('purge-rate-buckets')
  expect(await column('select key from rate_buckets')).toEqual(['open'])
})

test('searches are kept for thirteen months, single ones for one', async () => {
  for (const [query, asked, searches] of [
    ['hace mucho', ago(days(396)), 9],
    ['hace un año', ago(days(395)), 2],
    ['una vez', ago(days(30)), 1],
    ['una vez, hace poco', ago(days(29)), 1],
    ['una vez al mes', ago(days(60)), 1],
    ['una vez al mes', ago(days(31)), 1],
  ] as const) {
    await database.pool.query(
      'insert into search_log (day, query, searches, results) values ($1, $2, $3, 0)',
      [asked.toISOString().slice(0, 10), query, searches],
    )
  }
  await runJob('purge-search-log')
  expect(await column('select query from search_log order by day')).toEqual([
    'hace un año',
    'una vez al mes',
    'una vez al mes',
    'una vez, hace poco',
  ])
})

test('a change is removed when no process can need it', async () => {
  await database.pool.query('truncate snapshot_changes')
  for (const [id, at] of [
    ['1', ago(hours(2))],
    ['2', ago(hours(1))],
  ] as const) {
    await database.pool.query(
      `insert into snapshot_changes (xid, entity, entity_id, at) values (pg_current_xact_id(), 'product', $1, $2)`,
      [id, at],
    )
  }
  await runJob('purge-snapshot-changes')
  expect(await column('select entity_id from snapshot_changes')).toEqual(['2'])
})

test('mail that was due for 15 minutes without an attempt is reported, mail that waits for a retry is not', async () => {
  async function mail(state: (typeof outboxStates)[number], due: Date): Promise<void> {
    await database.db.insert(outbox).values({
      kind: 'order',
      to: 'a@demo.cu',
      subject: 'Hola',
      html: '',
      text: '',
      dedupeKey: crypto.randomUUID(),
      state,
      nextAttemptAt: due,
      leaseUntil: state === 'sending' ? due : null,
      sentAt: state === 'sent' ? due : null,
    })
  }
  await mail('pending', ago(-minutes(10)))
  await mail('pending', ago(minutes(14)))
  await mail('sent', ago(hours(5)))
  await mail('failed', ago(hours(5)))
  expect(await runJob('watch-stuck-mail')).toEqual([])

  await mail('pending', ago(minutes(15)))
  await mail('sending', ago(minutes(40)))
  const [line] = await runJob('watch-stuck-mail')
  expect(line).toMatchObject({ level: 50, stuck: 2, since: ago(minutes(40)).toISOString() })
})

test('an unattached photo is removed after a day, an attached one is kept', async () => {
  const stored = async (name: string, createdAt: Date) =>
    database.pool.query(
      `insert into files (name, content_type, size, sha256, visibility, kind, created_at)
      values ($1, 'image/webp', 1, $2, 'private', 'service-photo', $3)`,
      [name, digest(name), createdAt],
    )
  await stored('loose-old.webp', ago(days(1)))
  await stored('loose-new.webp', ago(days(1) - 1))
  await stored('attached.webp', ago(days(9)))
  const userId = await aUser()
  await database.pool.query(
    `with type as (insert into service_types (name) values ('Taller') returning id),
      service as (insert into services (name, type_id) select 'Limpieza', id from type returning id),
      brand as (insert into brands (slug, name) values ('epson', 'EPSON') returning id),
      placed as (
        insert into service_orders (customer_id, service_id, brand_id, failure, business_id)
        select $1, service.id, brand.id, 'No imprime', 1 from service, brand returning id
      )
    insert into service_order_photos (service_order_id, position, file) select id, 1, 'attached.webp' from placed`,
    [userId],
  )
  await runJob('purge-loose-photos')
  expect(await column(`select name from files where kind = 'service-photo' order by name`)).toEqual([
    'attached.webp',
    'loose-new.webp',
  ])
})

test('words of sent mails are dropped after 30 days, those with secrets after a day', async () => {
  const secrets = Buffer.from('sealed')
  const at = (span: number) => ({ sentAt: ago(span), nextAttemptAt: ago(span), createdAt: ago(span) })
  const rows: [string, Partial<typeof outbox.$inferInsert>][] = [
    ['old', { state: 'sent', ...at(days(30)) }],
    ['recent', { state: 'sent', ...at(days(30) - 1) }],
    ['old-secret', { state: 'sent', secrets, ...at(days(1)) }],
    ['recent-secret', { state: 'sent', secrets, ...at(days(1) - 1) }],
    ['failed-secret', { state: 'failed', secrets, nextAttemptAt: ago(days(1)) }],
    ['pending-secret', { state: 'pending', secrets, nextAttemptAt: ago(days(2)) }],
    ['failed-long-ago', { state: 'failed', nextAttemptAt: ago(days(90)) }],
  ]
  await database.db.delete(outbox)
  for (const [dedupeKey, row] of rows) {
    const mail = { kind: 'activation', to: 'ana@ejemplo.cu', subject: 'Active', html: '<p>x</p>', text: 'x' }
    await database.db.insert(outbox).values({ ...mail, dedupeKey, ...row })
  }
  await runJob('purge-mails')
  expect(await column("select dedupe_key from outbox where text = '' and html = '' order by id")).toEqual([
    'old',
    'old-secret',
    'failed-secret',
  ])
  expect(await column('select dedupe_key from outbox where secrets is not null order by id')).toEqual([
    'recent-secret',
    'pending-secret',
  ])
})

test('address and content of mails go after the days of the setting, and the row stays', async () => {
  await database.pool.query('delete from outbox')
  for (const [key, state, created, kind] of [
    ['order-confirmation:1', 'sent', ago(days(366)), 'order-confirmation'],
    ['order-confirmation:2', 'sent', ago(days(364)), 'order-confirmation'],
    ['order-confirmation:3', 'pending', ago(days(400)), 'order-confirmation'],
    ['account-closed:4', 'sent', ago(minutes(5)), 'account-closed'],
    ['account-closed:5', 'pending', ago(minutes(5)), 'account-closed'],
  ] as const) {
    await database.pool.query(
      `insert into outbox (kind, to_address, subject, html, text, dedupe_key, state, created_at, sent_at, headers)
       values ($1, 'ana@demo.cu', 'Para Ana', 'Ana', 'Ana', $2, $3::text, $4::timestamptz, case $3::text when 'sent' then $4::timestamptz end, '{"Reply-To": "ana@demo.cu"}')`,
      [kind, key, state, created],
    )
  }
  await runJob('purge-mails')
  const kept = `select dedupe_key from outbox where outbox::text like '%na@demo.cu%' order by id`
  expect(await column(kept)).toEqual(['order-confirmation:2', 'order-confirmation:3', 'account-closed:5'])
  expect(
    await column(`select dedupe_key from outbox where outbox::text not like '%Ana%' order by id`),
  ).toEqual(['order-confirmation:1', 'account-closed:4'])
})

test('contact messages and the download log are kept two years, or as long as the shop says', async () => {
  await database.pool.query(
    `insert into contact_messages (email, name, subject, body, created_at) values
      ('a@demo.cu', 'A', 'Hola', 'vieja', $1), ('a@demo.cu', 'A', 'Hola', 'reciente', $2)`,
    [ago(days(730)), ago(days(729))],
  )
  await runJob('purge-messages')
  expect(await column('select body from contact_messages')).toEqual(['reciente'])

  const userId = await aUser()
  await database.pool.query(
    `with brand as (insert into brands (slug, name) values ('canon', 'CANON') returning id),
      reset as (
        insert into resets (brand_id, device, model, type_file, price)
        select id, 'Impresora', 'G3110', 'Reset', 100 from brand returning id
      )
    insert into downloads (user_id, reset_id, at)
    select $1, reset.id, at from reset, unnest(array[$2, $3]::timestamptz[]) as at`,
    [userId, ago(days(731)), ago(days(31))],
  )
  await runJob('purge-downloads')
  expect(await column('select count(*)::integer from downloads')).toEqual([1])
  const set = (value: number) =>
    database.pool.query(
      `insert into settings (key, value, public) values ('downloadRetentionDays', $1::text::jsonb, false)
       on conflict (key) do update set value = excluded.value`,
      [value],
    )
  await set(0)
  await runJob('purge-downloads')
  expect(await column('select count(*)::integer from downloads')).toEqual([1])
  await set(30)
  await runJob('purge-downloads')
  expect(await column('select count(*)::integer from downloads')).toEqual([0])
})

test('a stock alert is kept a year, sent or not, or as long as the shop says', async () => {
  await database.pool.query(
    `insert into stock_alerts (words, email, created_at, notified_at) values
      ('tinta vieja', 'a@demo.cu', $1, null), ('tinta vieja enviada', 'a@demo.cu', $1, $1), ('tinta', 'a@demo.cu', $2, null)`,
    [ago(days(365)), ago(days(364))],
  )
  const set = (value: number) =>
    database.pool.query(
      `insert into settings (key, value, public) values ('alertRetentionDays', $1::text::jsonb, false)
       on conflict (key) do update set value = excluded.value`,
      [value],
    )
  await set(0)
  await runJob('purge-stock-alerts')
  expect(await column('select count(*)::integer from stock_alerts')).toEqual([3])
  await database.pool.query("delete from settings where key = 'alertRetentionDays'")
  await runJob('purge-stock-alerts')
  expect(await column('select words from stock_alerts')).toEqual(['tinta'])
})

test('a device that was not seen for 400 days is unknown again', async () => {
  const userId = await aUser()
  for (const [name, seen] of [
    ['old', ago(days(400))],
    ['known', ago(days(399))],
  ] as const)
    await database.pool.query(
      'insert into devices (user_id, key_hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)',
      [userId, digest(name), seen],
    )
  await runJob('purge-devices')
  expect(await column('select key_hash from devices')).toEqual([digest('known')])
})
