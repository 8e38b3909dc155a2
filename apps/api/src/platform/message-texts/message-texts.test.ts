import { messageTexts } from '@tecnoclick/database/schema/platform/message-texts'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { desc } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { headersOf } from '../mail/queue-mail.ts'
import { readWordings, refreshWordings } from './wordings.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const key = 'es-site-contactReply'
const contact = 'es-site-contactMessage'
const name = 'site.contactMessage'

afterEach(async () => {
  await shop.database.db.delete(messageTexts)
  await readWordings(shop.database.db)
})

const find = async (person: Person, of = key) =>
  (await (await person.fetch(`/admin/message-texts?filter[where][key]=${of}`)).json()).data[0]
const word = (person: Person, texts: object, version = 0, of = key) =>
  person.fetch(`/admin/message-texts/${of}`, { method: 'PUT', json: { texts, version } })
const write = (subject = 'Tinta', name = 'Ana') =>
  shop.fetch('/contactemails', {
    method: 'POST',
    json: { name, email: 'ana@ejemplo.cu', subject, body: 'Hola' },
    clientAddress: `198.51.100.${++network}`,
  })
let network = 0
const lastMail = async () => {
  const [mail] = await shop.database.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  return mail
}

test('the owner words a message; it is sent so until the shipped text is restored', async () => {
  const admin = await shop.as('admin')
  expect(await find(admin, contact)).toMatchObject({ state: 'shipped', version: 0 })
  const subject = 'Nos escriben: {subject}'
  const own = { subject, heading: '<b>Nos escriben</b>', name: 'Quién' }
  const changed = await word(admin, own, 0, contact)
  expect(await changed.json()).toMatchObject({ state: 'changed', version: 1 })
  await write('Papel', '<i>Eva</i>')
  const mail = await lastMail()
  expect(mail?.subject).toBe('Nos escriben: Papel')
  expect(mail?.text).toContain('Quién: <i>Eva</i>')
  expect(mail?.html).toContain('&lt;b&gt;Nos escriben&lt;/b&gt;')
  expect(mail?.html).toContain('&lt;i&gt;Eva&lt;/i&gt;')
  expect(mail?.html).not.toMatch(/<b>Nos|<i>/)

  const changedOnes = await (await admin.fetch('/admin/message-texts?filter[where][state]=changed')).json()
  expect(changedOnes).toMatchObject({ total: 1, data: [{ key: contact }] })
  // The shipped text itself is no wording of the owner.
  const restored = await (await word(admin, { subject: 'Mensaje de contacto: {subject}' }, 1, contact)).json()
  expect(restored).toMatchObject({ state: 'shipped', version: 2 })
  await write('Toner')
  expect((await lastMail())?.subject).toBe('Mensaje de contacto: Toner')
})

test.each([
  [{ subject: 'Respuesta: {subjet}' }, 'subject', /no tiene el dato \{subjet\}/],
  [{ subject: 'Respuesta' }, 'subject', /Falta el dato \{subject\}/],
  [{ subject: '{subject}\nBcc: x@ejemplo.cu' }, 'subject', /una sola línea/],
  [{ heading: ' ' }, 'heading', /Escriba/],
  [{ yours: 'El {time} \uE000code\uE000' }, 'yours', /no se ven/],
  [{ other: 'x' }, 'other', /./],
])('%j is refused at its text', async (texts, field, reason) => {
  const refused = await word(await shop.as('admin'), texts)
  expect(refused.status).toBe(422)
  expect((await refused.json()).error.fields[`texts.${field}`]).toMatch(reason)
  expect(await shop.database.db.select().from(messageTexts)).toEqual([])
})

test('two forms of one version: the second is told, also where both are the first', async () => {
  const admin = await shop.as('admin')
  const both = await Promise.all([word(admin, { heading: 'Uno' }), word(admin, { heading: 'Dos' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await word(admin, { heading: 'Tres' }, 7)).status).toBe(409)
  expect((await find(admin)).version).toBe(1)
})

test('only who may change mails words them', async () => {
  const seller = await shop.asStaff('seller')
  expect((await word(seller, { heading: 'Uno' })).status).toBe(403)
  expect((await word(await shop.as('admin'), {}, 0, 'es-site-nothing')).status).toBe(404)
})

test('a wording that a later version cannot fill is not sent, and shown to be reviewed', async () => {
  const { db } = shop.database
  const texts = { subject: 'Nos escriben {gone}\nBcc: x@ejemplo.cu', heading: 'Nos escriben', vanished: 'x' }
  await db.insert(messageTexts).values({ name, language: 'es', texts })
  await readWordings(db)
  await write('Cinta')
  const mail = await lastMail()
  expect(mail?.subject).toBe('Mensaje de contacto: Cinta')
  expect(mail?.html).toContain('Nos escriben')
  expect(await find(await shop.as('admin'), contact)).toMatchObject({ state: 'outdated' })
})

test('a change of another process is read with the settings', async () => {
  const { db } = shop.database
  await db.insert(messageTexts).values({ name, language: 'es', texts: { heading: 'De otro' } })
  await expect
    .poll(async () => {
      shop.clock.now = new Date(shop.clock.now.getTime() + 2000)
      await shop.fetch('/settings')
      await write()
      return (await lastMail())?.html
    })
    .toContain('De otro')
})

test('what sends messages reads them at most once a second', async () => {
  const { db } = shop.database
  await readWordings(db)
  await db.insert(messageTexts).values({ name, language: 'es', texts: { heading: 'Recién' } })
  await refreshWordings(db, pino({ level: 'silent' }))
  await write()
  expect((await lastMail())?.html).not.toContain('Recién')
  await expect
    .poll(async () => {
      await refreshWordings(db, pino({ level: 'silent' }))
      await write()
      return (await lastMail())?.html
    })
    .toContain('Recién')
})

test('the preview has the last real message, and who looks at it is in the audit log', async () => {
  const admin = await shop.as('admin')
  const sample = async (of: string) => (await admin.fetch(`/admin/message-texts/${of}/sample`)).json()
  expect(await sample('ru-selling-returnMails')).toMatchObject({ sentDate: null })
  await write('Escáner', 'Eva Real')
  const real = await sample(contact)
  expect(real).toMatchObject({ subject: 'Mensaje de contacto: Escáner', sentDate: expect.any(String) })
  expect(real.text).toContain('Eva Real')
  const log = await (await admin.fetch('/admin/audit-log?filter[where][entity]=mail')).json()
  expect(log.data[0]).toMatchObject({ action: 'read' })
})

test('no subject reaches the outbox with a line break, whoever stored it', () => {
  expect(() => headersOf({ kind: 'contact', to: 'ana@ejemplo.cu', subject: 'Uno\r\nBcc: x@y.cu' })).toThrow(
    'subject',
  )
})
