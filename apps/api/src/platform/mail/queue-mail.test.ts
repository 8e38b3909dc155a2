import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UnsafeMailError } from './header-safety.ts'
import { queueMail } from './queue-mail.ts'
import { queueTestMail } from './queue-test-mail.ts'
import { aMail, outboxRow, queued } from './testing/mail-fixture.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function countOf(dedupeKey: string): Promise<number> {
  const { rowCount } = await database.pool.query('select 1 from outbox where dedupe_key = $1', [dedupeKey])
  return rowCount ?? 0
}

test('a queued mail waits for its first attempt', async () => {
  const id = await queued(database, { to: 'ana@demo.cu', replyTo: 'tienda@demo.cu', subject: '¿Todo bien?' })
  expect(await outboxRow(database, id)).toMatchObject({
    to: 'ana@demo.cu',
    subject: '¿Todo bien?',
    headers: { 'Reply-To': 'tienda@demo.cu' },
    state: 'pending',
    attempts: 0,
  })
})

test('one dedupe key is one mail, also from two concurrent transactions', async () => {
  const mail = aMail()
  const queue = () => database.db.transaction((tx) => queueMail(tx, mail))
  await Promise.all([queue(), queue(), queue()])
  await queue()
  expect(await countOf(mail.dedupeKey)).toBe(1)
})

test('a transaction that fails queues no mail', async () => {
  const mail = aMail()
  const failing = database.db.transaction(async (tx) => {
    await queueMail(tx, mail)
    throw new Error('no stock')
  })
  await expect(failing).rejects.toThrow('no stock')
  expect(await countOf(mail.dedupeKey)).toBe(0)
})

test.each([
  { to: 'ana@demo.cu\r\nBcc: todos@demo.cu' },
  { to: 'ana@demo.cu, todos@demo.cu' },
  { to: 'Ana <ana@demo.cu>' },
  { replyTo: 'ana@demo.cu\nBcc: todos@demo.cu' },
  { subject: 'Hola\r\nBcc: todos@demo.cu' },
  { subject: 'Hola\r\n\r\n<p>otro cuerpo</p>' },
  { subject: '' },
  { dedupeKey: 'a\nb' },
  { dedupeKey: 'a b' },
  { kind: '../../etc/passwd' },
  { kind: 'Order' },
])('%j is refused before it reaches a header', async (changes) => {
  await expect(queued(database, changes)).rejects.toThrow(UnsafeMailError)
})

test('the test mail contains the name and contact data of the shop', async () => {
  const now = new Date('2026-08-02T15:04:00Z')
  await database.db.transaction((tx) => queueTestMail(tx, { to: 'admin@demo.cu', now }))
  const { rows } = await database.pool.query(`select * from outbox where kind = 'test'`)
  expect(rows[0]).toMatchObject({ subject: 'Correo de prueba de TecnoClick', to_address: 'admin@demo.cu' })
  expect(rows[0].text).toContain('Solicitado el: 2/8/2026, 11:04')
  expect(rows[0].html).toContain('Correo de prueba')
})
