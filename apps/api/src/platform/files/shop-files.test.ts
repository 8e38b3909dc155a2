import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { files } from '@tecnoclick/database/schema/platform/files'
import { expect, test } from 'vitest'
import { insertPicture } from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

test('a file lists its uses, and only an unused one can be removed', async () => {
  const { db } = shop.database
  const admin = await shop.as('admin')
  await insertPicture(db, 'logo.webp')
  await insertPicture(db, 'suelta.webp')
  await db.insert(brands).values({ slug: 'epson', name: 'Epson', logo: 'logo.webp' })
  const find = async (name: string) =>
    (await (await admin.fetch(`/admin/files?filter[where][search]=${name}`)).json()).data[0]
  const [used, loose] = [await find('logo'), await find('suelta')]
  expect(used).toMatchObject({ uses: ['brand'], removable: false })
  expect(loose).toMatchObject({ uses: [], removable: true })
  expect((await admin.fetch(`/admin/files/${used.id}`, { method: 'DELETE' })).status).toBe(409)
  expect((await admin.fetch(`/admin/files/${loose.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await find('suelta')).toBeUndefined()
})

test('a document must start like a PDF', async () => {
  const admin = await shop.as('admin')
  const upload = (text: string) => {
    const body = new FormData()
    body.set('file', new File([text], 'contrato.pdf'))
    return admin.fetch('/admin/files?kind=document&name=contrato', { method: 'POST', body })
  }
  const response = await upload('%PDF-1.7 …')
  expect(response.status).toBe(201)
  const { files } = await response.json()
  expect(files[0].originalname).toMatch(/^contrato\.[0-9a-f]{16}\.pdf$/)
  expect((await upload('<html>')).status).toBe(415)
})

test('private files are listed for their owner and for the staff who may read them', async () => {
  const { db } = shop.database
  const [customer, editor, technician, admin] = [
    await shop.as('user'),
    await shop.asStaff('editor'),
    await shop.asStaff('technician'),
    await shop.as('admin'),
  ]
  const file = { contentType: 'image/webp', size: 1, visibility: 'private' } as const
  const kinds = ['service-photo', 'receipt', 'return-photo'] as const
  await db.insert(files).values(
    kinds.map((kind, at) => ({
      ...file,
      kind,
      name: `privado-${kind}.webp`,
      ownerId: customer.userId,
      sha256: Buffer.alloc(32, at + 1),
    })),
  )
  await insertPicture(db, 'publica.webp')
  const names = async (person: Person, path: string) => {
    const { data = [] } = await (await person.fetch(`${path}?filter[limit]=1000`)).json()
    return data.map(({ name }: { name: string }) => name)
  }
  const hidden = kinds.map((kind) => `privado-${kind}.webp`)
  for (const path of ['/files', '/admin/files']) {
    const listed = await names(editor, path)
    expect(listed).toContain('publica.webp')
    for (const name of hidden) expect(listed, path).not.toContain(name)
    expect(await names(admin, path)).toEqual(expect.arrayContaining(hidden))
  }
  expect(await names(customer, '/files')).toEqual(expect.arrayContaining(hidden))
  expect(await names(technician, '/files')).toEqual([])
})
