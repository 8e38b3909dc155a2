import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlState } from '../connect.ts'
import { auditLog } from '../schema/platform/audit-log.ts'
import { fileChunks } from '../schema/platform/files.ts'
import { consecutives, numberSeries } from '../schema/platform/numbering.ts'
import { outbox } from '../schema/platform/outbox.ts'
import { contactMessages } from '../schema/site/contact-messages.ts'
import { newsletterSubscribers } from '../schema/site/newsletter.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { expectRefusal, hash, makeFile } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

test.each(['../etc/passwd', 'a b.png', 'ñ.png', '.htaccess', ''])(
  '%j is not a valid file name',
  async (name) => {
    await expectRefusal(makeFile(shop.db, { name }), 'files_name_form')
  },
)

test('a paid file is never public', async () => {
  await expectRefusal(makeFile(shop.db, { kind: 'reset', visibility: 'public' }), 'files_private_kinds')
  await makeFile(shop.db, { kind: 'reset', visibility: 'private' })
})

test('a chunk has at most one megabyte and is deleted with its file', async () => {
  const file = await makeFile(shop.db)
  const tooLong = { fileId: file.id, position: 0, data: Buffer.alloc(1_048_577) }
  await expectRefusal(shop.db.insert(fileChunks).values(tooLong), 'file_chunks_size')
  await shop.db.insert(fileChunks).values({ ...tooLong, data: Buffer.alloc(1_048_576) })
  await shop.pool.query('delete from files where id = $1', [file.id])
  expect(await shop.db.$count(fileChunks, eq(fileChunks.fileId, file.id))).toBe(0)
})

const mail = { kind: 'test', to: 'ana@ejemplo.cu', subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' }

test('a mail is unique by key, has single-line headers, and a time when sent', async () => {
  await shop.db.insert(outbox).values({ ...mail, dedupeKey: 'order-1' })
  await expectRefusal(
    shop.db.insert(outbox).values({ ...mail, dedupeKey: 'order-1' }),
    'outbox_dedupe_key_unique',
  )
  const injected = { ...mail, dedupeKey: 'order-2', subject: 'Hola\r\nBcc: x@y.cu' }
  await expectRefusal(shop.db.insert(outbox).values(injected), 'outbox_one_line')
  await expectRefusal(shop.db.update(outbox).set({ state: 'sent' }).execute(), 'outbox_sent_has_time')
  await expectRefusal(shop.db.update(outbox).set({ state: 'sending' }).execute(), 'outbox_sending_has_lease')
})

test('the audit log is append-only', async () => {
  await shop.db.insert(auditLog).values({ action: 'update', entity: 'order', entityId: '1' })
  const outcomes = [
    await shop.db.update(auditLog).set({ action: 'nothing' }).catch(sqlState),
    await shop.db.delete(auditLog).catch(sqlState),
    await shop.pool.query('truncate audit_log cascade').catch(sqlState),
  ]
  expect(outcomes).toEqual(['23001', '23001', '23001'])
})

test('a document has one enabled consecutive, a consecutive one open series', async () => {
  await expectRefusal(
    shop.db.insert(consecutives).values({ document: 'ORDEN' }),
    'consecutives_one_enabled_per_document',
  )
  await shop.db.insert(consecutives).values({ document: 'ORDEN', enable: false })
  const [open] = await shop.db.select().from(numberSeries).where(eq(numberSeries.prefix, 'ORDEN'))
  const another = { consecutiveId: open?.consecutiveId ?? 0, prefix: 'ORD26' }
  await expectRefusal(shop.db.insert(numberSeries).values(another), 'number_series_one_open')
  await expectRefusal(
    shop.db.insert(numberSeries).values({ ...another, closedAt: new Date(), firstNumber: 5, nextNumber: 4 }),
    'number_series_forward',
  )
})

test('a used series cannot be deleted', async () => {
  const outcome = await shop.db
    .delete(consecutives)
    .where(eq(consecutives.document, 'SERVICIO'))
    .catch(sqlState)
  expect(outcome).toBe('23503')
})

test('a contact message cannot contain a mail header', async () => {
  const message = { email: 'ana@ejemplo.cu', name: 'Ana', subject: 'Hola', body: 'Dos\nlíneas' }
  await shop.db.insert(contactMessages).values(message)
  await expectRefusal(
    shop.db.insert(contactMessages).values({ ...message, name: 'Ana\nBcc: x@y.cu' }),
    'contact_messages_one_line',
  )
})

test('a newsletter address is unique, ignoring case', async () => {
  await shop.db.insert(newsletterSubscribers).values({ email: 'ana@ejemplo.cu', tokenHash: hash() })
  await expectRefusal(
    shop.db.insert(newsletterSubscribers).values({ email: 'ANA@ejemplo.cu', tokenHash: hash() }),
    'newsletter_subscribers_email_unique',
  )
})
