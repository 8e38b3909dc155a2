import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { expect, test } from 'vitest'
import { insertPicture } from '../../testing/sample-products.ts'
import { useTestApi } from '../../testing/test-api.ts'

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
