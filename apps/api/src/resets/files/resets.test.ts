import { createHash, randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { files } from '@tecnoclick/database/schema/platform/files'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { insertReset } from '../sales/testing/insert-reset.ts'
import { withSpooledArchive } from './spool-archive.ts'
import { storeArchive } from './store-archive.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

const zip = (bytes = 2_000_000) => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(bytes)])

async function offered(): Promise<{ id: number; price: number }[]> {
  return (await (await shop.fetch('/resets/fulldata')).json()).data
}

test('everyone sees the resets for sale with the documented fields', async () => {
  const { id, model } = await insertReset(shop.database)
  const reset = await (await shop.fetch(`/resets/${id}`)).json()
  expect(reset).toMatchObject({ id, model, device: { name: 'Impresora' }, typeFile: 'Reset', price: 2000 })
  expect(JSON.stringify(reset)).not.toContain('.zip')
})

test('a reset is for sale once it has its zip, and a change is visible at once', async () => {
  const admin = await shop.as('admin')
  const { brandId } = await insertReset(shop.database)
  const body = { brandId, device: 'Plotter', model: 'T3170', typeFile: 'Firmware', price: 3500.5 }
  const { id, file } = await (await admin.fetch('/resets', { method: 'POST', json: body })).json()
  expect([file, (await offered()).some((reset) => reset.id === id)]).toEqual([null, false])

  const bytes = zip()
  const put = (sent: Buffer) =>
    admin.fetch(`/admin/resets/${id}/file`, { method: 'PUT', body: new Uint8Array(sent) })
  const stored = await (await put(bytes)).json()
  expect(stored).toMatchObject({
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  expect((await offered()).find((reset) => reset.id === id)?.price).toBe(3500.5)
  const served = await admin.fetch(`/files/${stored.name}`)
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)

  const second = await (await put(zip(10))).json()
  expect(await shop.database.db.$count(files, eq(files.name, stored.name))).toBe(0)
  expect((await put(Buffer.from('<html>'))).status).toBe(415)
  expect((await (await admin.fetch(`/admin/resets/${id}`)).json()).file.name).toBe(second.name)

  const change = (json: object) => admin.fetch(`/resets/${id}`, { method: 'PATCH', json })
  expect((await change({ price: 100, version: 1 })).status).toBe(409)
  expect((await change({ price: 0.001 })).status).toBe(422)
  expect((await change({ enable: false })).status).toBe(200)
  expect((await offered()).some((reset) => reset.id === id)).toBe(false)
  expect((await shop.fetch(`/resets/${id}`)).status).toBe(404)
})

test('staff find resets by words of brand, device, model and kind of file', async () => {
  const admin = await shop.as('admin')
  const { brandId } = await insertReset(shop.database)
  const body = { brandId, device: 'Plotter', model: 'SC-T5170', typeFile: 'Firmware', price: 3500 }
  const { id } = await (await admin.fetch('/resets', { method: 'POST', json: body })).json()
  const list = async (query: string) => admin.fetch(`/admin/resets?${query}`)
  for (const search of ['t5170 plotter', 'firmware SC-']) {
    const { data, total } = await (await list(`filter[where][search]=${encodeURIComponent(search)}`)).json()
    expect([data[0].id, total], search).toEqual([id, 1])
  }
  expect((await (await list('filter[where][search]=t5170%20impresora')).json()).total).toBe(0)
  expect((await list('filter[order]=search ASC')).status).toBe(400)
  expect((await list('filter[order]=model DESC')).status).toBe(200)
})

test('a purchase does not wait for a zip that is being stored', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { id } = await insertReset(shop.database)
  const json = { resetId: id, precio: 2000, transactionCode: 'TM-2000-STORING' }
  let sold: Response | undefined
  const sellingMeanwhile = (file: FileHandle): FileHandle =>
    Object.assign(Object.create(file), {
      async read(data: Buffer, offset: number, length: number, position: number) {
        sold ??= await ana.fetch('/salereset', { method: 'POST', json })
        return file.read(data, offset, length, position)
      },
    })
  const body = new Uint8Array(zip())
  const stored = await withSpooledArchive(
    new Request('http://shop.test', { method: 'PUT', body }),
    ({ file, ...archive }) =>
      storeArchive(shop.database.db, { userId: admin.userId, requestId: 'storing' }, id, {
        ...archive,
        file: sellingMeanwhile(file),
      }),
  )
  expect([sold?.status, stored]).toMatchObject([201, { size: body.length }])
})

test('the payment data of each plan is available before buying', async () => {
  const { id, model } = await insertReset(shop.database)
  // Rows inserted without the API are visible after a second, changes through the API at once.
  await (await shop.as('admin')).fetch(`/resets/${id}`, { method: 'PATCH', json: { enable: true } })
  expect((await shop.fetch(`/resets/${id}/payment`)).status).toBe(401)
  const payment = await (await (await shop.as('user')).fetch(`/resets/${id}/payment`)).json()
  expect(payment).toMatchObject({
    currency: 'CUP',
    account: '9205 0699 9200 0003',
    concept: `Reset ${model}`,
    plans: {
      single: {
        precio: 2000,
        qrText: `TRANSFERMOVIL_ETECSA,TRANSFERENCIA,9205069992000003,55550101,`,
      },
      permanent: { precio: 20_000 },
    },
  })
})

test('without an account for transfers in CUP the payment is arranged in the chat', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { id } = await insertReset(shop.database)
  await admin.fetch(`/resets/${id}`, { method: 'PATCH', json: { enable: true } })
  const { data } = await (await admin.fetch('/admin/settings')).json()
  const { value: accounts, version } = data.find(({ key }: { key: string }) => key === 'transferAccounts')
  const { CUP: _, ...others } = accounts
  const save = (value: object, seen: number) =>
    admin.fetch('/admin/settings/transferAccounts', { method: 'PATCH', json: { value, version: seen } })
  expect((await save(others, version)).status).toBe(200)
  const refused = await ana.fetch(`/resets/${id}/payment`)
  expect([refused.status, (await refused.json()).error]).toMatchObject([
    409,
    { code: 'noTransferAccount', values: { currency: 'CUP' } },
  ])
  expect((await save(accounts, version + 1)).status).toBe(200)
  expect((await ana.fetch(`/resets/${id}/payment`)).status).toBe(200)
})
