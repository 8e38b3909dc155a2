import { inTransaction } from '@tecnoclick/database/connect'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { faqEntries, pages } from '@tecnoclick/database/schema/site/site-texts'
import { storeFile } from '@tecnoclick/database/store-file'
import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let admin: Person

beforeAll(async () => {
  admin = await shop.as('admin')
})

const add = async (path: string, json: object) => {
  const response = await admin.fetch(path, { method: 'POST', json })
  return { status: response.status, row: await response.json() }
}
const change = (path: string, json: object) => admin.fetch(path, { method: 'PATCH', json })
const read = async (path: string) => (await shop.fetch(path)).json()

test('a page is written by staff, read by everyone and changed with its version', async () => {
  const { status, row } = await add('/admin/pages', {
    slug: 'terms',
    title: 'Términos',
    body: '## Uno\n\nTexto.',
  })
  expect([status, row.description, row.version]).toEqual([201, '', 1])
  expect(await read('/pages/terms')).toMatchObject({
    slug: 'terms',
    title: 'Términos',
    body: '## Uno\n\nTexto.',
  })

  const before = shop.api.contentEpoch()
  expect((await change(`/admin/pages/${row.id}`, { title: 'Condiciones', version: 1 })).status).toBe(200)
  expect(await read('/pages/terms')).toMatchObject({ title: 'Condiciones', body: '## Uno\n\nTexto.' })
  expect(shop.api.contentEpoch()).not.toBe(before)
  expect((await change(`/admin/pages/${row.id}`, { title: 'Tarde', version: 1 })).status).toBe(409)

  const [entry] = await shop.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ action: 'update', entity: 'page', actorId: admin.userId })
})

test('a change by another process reaches visitors within a second', async () => {
  await shop.database.db.insert(pages).values({ slug: 'privacy', title: 'Privacidad', body: 'Uno' })
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  await vi.waitFor(async () => expect(await read('/pages/privacy')).toMatchObject({ body: 'Uno' }))
  await shop.database.db.update(pages).set({ body: 'Dos' }).where(eq(pages.slug, 'privacy'))
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  await vi.waitFor(async () => expect(await read('/pages/privacy')).toMatchObject({ body: 'Dos' }))
})

test.each(['/pages/nothing', '/pages/%2e%2e', '/pages/TERMS', `/pages/${'a'.repeat(81)}`])(
  '%s is not a page',
  async (path) => {
    expect((await shop.fetch(path)).status).toBe(404)
  },
)

test('questions are grouped by section, in the order of the first question', async () => {
  const { db } = shop.database
  await db.insert(faqEntries).values([
    { section: 'pagos', question: '¿P2?', answer: 'a', position: 2 },
    { section: 'entrega', question: '¿E1?', answer: 'a', position: 1 },
    { section: 'pagos', question: '¿P1?', answer: 'a', position: 1 },
    { section: 'entrega', question: '¿Oculta?', answer: 'a', position: 0, enable: false },
  ])
  const { status, row } = await add('/admin/faq', { section: 'entrega', question: '¿E0?', answer: 'a' })
  expect(status).toBe(201)
  const { data } = await read('/faq')
  expect(data.map(({ question }: { question: string }) => question)).toEqual(['¿P1?', '¿P2?', '¿E0?', '¿E1?'])
  expect((await add('/admin/faq', { section: 'entrega', question: '¿E0?', answer: 'a' })).status).toBe(409)
  expect((await change(`/admin/faq/${row.id}`, { answer: 'b', version: 1 })).status).toBe(200)
  expect((await change(`/admin/faq/${row.id}`, { answer: 'c', version: 1 })).status).toBe(409)
})

test('a document needs an existing file and has its size', async () => {
  const document = { tab: 'legal', title: 'Garantía', file: 'garantia.pdf' }
  expect((await add('/admin/documents', document)).status).toBe(409)
  const file = { name: 'garantia.pdf', contentType: 'application/pdf', kind: 'document' } as const
  await inTransaction(shop.database.db, (tx) => storeFile(tx, file, Buffer.from('%PDF-1.4')))
  expect((await add('/admin/documents', document)).status).toBe(201)
  expect(await read('/documents')).toMatchObject({
    total: 1,
    data: [{ ...document, size: 8, contentType: 'application/pdf' }],
  })
})

test('former team members are not public, but staff still see them', async () => {
  const { row } = await add('/admin/team', { name: 'Osmany', post: 'Director' })
  await add('/admin/team', { name: 'Lisandra', post: 'Ventas', position: 1, bio: 'Contesta el teléfono.' })
  await change(`/admin/team/${row.id}`, { enable: false })
  expect((await read('/team')).data).toMatchObject([{ name: 'Lisandra', bio: 'Contesta el teléfono.' }])
  const { data } = await (await admin.fetch('/admin/team?filter[where][enable]=false')).json()
  expect(data).toMatchObject([{ name: 'Osmany', enable: false }])
})
