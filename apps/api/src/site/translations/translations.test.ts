import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { faqEntries } from '@tecnoclick/database/schema/site/site-texts'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let admin: Person

beforeAll(async () => {
  admin = await shop.as('admin')
  const questions = ['¿Abren el domingo?', '¿Cuándo llega?', '¿Hacen factura?']
  await shop.database.db
    .insert(faqEntries)
    .values(questions.map((question) => ({ section: 'compra', question, answer: `Sí: ${question}` })))
})

const find = async (source: string) => {
  const response = await admin.fetch(
    `/admin/translations?filter[where][search]=${encodeURIComponent(source)}`,
  )
  const { data } = await response.json()
  return data.find((row: { source: string }) => row.source === source)
}
const translate = (key: string, json: object) =>
  admin.fetch(`/admin/translations/${key}`, { method: 'PUT', json })
const read = async (area: string, lang: string): Promise<{ source: string; text: string }[]> =>
  (await (await shop.fetch(`/translations?area=${area}&lang=${lang}`)).json()).data

test('a text is translated, read by everyone at once and changed with its version', async () => {
  const text = await find('¿Hacen factura?')
  expect(text).toMatchObject({ area: 'faq', en: null, ru: null, ar: null, version: 0 })
  const before = shop.api.contentEpoch()
  const first = { en: 'Do you invoice?', ru: null, ar: '', version: 0 }
  expect(await (await translate(text.key, first)).json()).toMatchObject({ ar: null, version: 1 })
  expect(shop.api.contentEpoch()).not.toBe(before)
  expect(await read('faq', 'en')).toContainEqual({ source: '¿Hacen factura?', text: 'Do you invoice?' })
  expect((await read('faq', 'ar')).map(({ source }) => source)).not.toContain('¿Hacen factura?')

  expect((await translate(text.key, { ...first, ru: 'Счёт?' })).status).toBe(409)
  expect((await translate(text.key, { ...first, version: 7 })).status).toBe(409)
  expect((await translate(text.key, { ...first, ru: 'Счёт?', version: 1 })).status).toBe(200)
  expect((await find('¿Hacen factura?')).ru).toBe('Счёт?')
  const [entry] = await shop.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ action: 'update', entity: 'translation', actorId: admin.userId })
})

test('a translation belongs to the exact Spanish text', async () => {
  const { key } = await find('¿Cuándo llega?')
  await translate(key, { en: 'When?', ru: 'Когда?', ar: 'متى؟', version: 0 })
  await shop.database.db
    .update(faqEntries)
    .set({ question: '¿Cuándo sale?' })
    .where(eq(faqEntries.question, '¿Cuándo llega?'))
  expect(await find('¿Cuándo llega?')).toBeUndefined()
  expect(await find('¿Cuándo sale?')).toMatchObject({ en: null, version: 0 })
  expect((await translate(key, { en: 'When?', ru: null, ar: null, version: 1 })).status).toBe(404)
})

test('a translation that loses a placeholder is refused by its field', async () => {
  const { key, version } = await find('Envío gratis desde {freeDelivery}')
  const broken = { en: 'Free delivery from $50', ru: null, ar: null, version }
  const response = await translate(key, broken)
  expect(response.status).toBe(422)
  expect((await response.json()).error.fields).toEqual({ en: expect.stringContaining('llaves') })
})

test('the list shows what is missing, and texts that many rows share once', async () => {
  const count = async (query: string) =>
    (await (await admin.fetch(`/admin/translations?filter[where][area]=faq${query}`)).json()).total
  expect(await count('')).toBe(6)
  expect(await count('&filter[where][missing]=true')).toBeGreaterThan(4)
  expect(await count('&filter[limit]=1')).toBe(6)
  expect((await translate('0'.repeat(32), { en: 'x', ru: null, ar: null, version: 0 })).status).toBe(404)
  expect((await shop.fetch('/translations?area=faq&lang=es')).status).toBe(400)
})

const importFile = (text: string, dry: 'yes' | 'no') =>
  admin.fetch(`/admin/translations/import?dry=${dry}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: text,
  })

test('an import of the export changes nothing; an edited cell is written, with an audit entry', async () => {
  const question = '-¿Aceptan =CUP, "MLC"?'
  await shop.database.db.insert(faqEntries).values({ section: 'compra', question, answer: 'Sí' })
  const file = await (await admin.fetch('/admin/translations/export')).text()
  const same = await (await importFile(file, 'no')).json()
  expect(same).toMatchObject({ added: 0, changed: 0, problems: [] })
  expect(same.same).toBeGreaterThan(5)

  const row = `Parte;Texto en español;Inglés;Ruso;Árabe\nPreguntas frecuentes;"'-¿Aceptan =CUP, ""MLC""?";Do you?;;\n`
  expect(await (await importFile(row, 'yes')).json()).toMatchObject({ added: 1, problems: [] })
  expect((await find(question)).en).toBeNull()
  expect(await (await importFile(row, 'no')).json()).toMatchObject({ added: 1, changed: 0 })
  expect(await find(question)).toMatchObject({ en: 'Do you?', ru: null, version: 1 })
  expect(await read('faq', 'en')).toContainEqual({ source: question, text: 'Do you?' })
  const [entry] = await shop.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ action: 'create', entity: 'translation', actorId: admin.userId })
})

test('a file with a problem is refused whole, by line and column', async () => {
  const file = [
    'Parte,Texto en español,Inglés,Ruso,Árabe',
    'Preguntas frecuentes,¿Abren el domingo?,Open on Sunday?,,',
    'Preguntas frecuentes,¿Abren el domingo?,Twice?,,',
    'Promesas,Nadie escribió esto,x,,',
    'Promesas,Envío gratis desde {freeDelivery},Free,,',
  ].join('\n')
  const report = await (await importFile(file, 'no')).json()
  expect(report.problems.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual(
    [
      [3, 'Texto en español'],
      [4, 'Texto en español'],
      [5, 'Inglés'],
    ],
  )
  expect((await find('¿Abren el domingo?')).en).toBeNull()
  expect((await importFile('Parte,Inglés\nx,y', 'no')).status).toBe(422)
  expect((await importFile('', 'no')).status).toBe(422)
})
