import { downloads, resetSales } from '@tecnoclick/database/schema/resets/resets'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { useResetBuyers } from './testing/reset-buyers.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { change, bought } = useResetBuyers(shop)

test('from purchase to key: each step by its role, each with a mail', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { reset, sale } = await bought(ana)
  expect(sale).toMatchObject({
    plan: 'single',
    precio: 2000,
    descargable: false,
    hid: '',
    key: '',
    buyer: { id: ana.userId },
    reset: { model: reset.model, filename: null, sha256: null },
  })
  expect((await ana.fetch(`/files/${reset.name}`)).status).toBe(404)

  const verified = await (await change(admin, sale.id, { descargable: true, version: 1 })).json()
  expect(verified).toMatchObject({
    descargable: true,
    verifiedDate: shop.clock.now.toISOString(),
    version: 2,
  })
  const mine = await (await ana.fetch('/salereset/fulldata')).json()
  expect(mine.data[0].reset).toMatchObject({
    filename: `epson-l${reset.model.slice(1)}-reset`,
    size: reset.bytes.length,
  })
  const zip = await ana.fetch(`/files/${mine.data[0].reset.filename}.zip`)
  expect(Buffer.from(await zip.arrayBuffer()).equals(reset.bytes)).toBe(true)

  const sent = await (await change(ana, sale.id, { hid: '7F3A-91C0' })).json()
  expect(sent).toMatchObject({ hid: '7F3A-91C0', key: '' })
  expect(Date.parse(sent.promisedDate) - shop.clock.now.getTime()).toBe(24 * 3_600_000)
  const answered = await (await change(admin, sale.id, { key: 'TC-9Q2W' })).json()
  expect(answered).toMatchObject({ key: 'TC-9Q2W', promisedDate: null })

  const kinds = (await mailsTo(shop.database, await emailOf(shop.database.db, ana.userId))).map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(['reset-request', 'reset-verified', 'reset-key'])
  expect((await lastMailTo(shop.database, await emailOf(shop.database.db, ana.userId))).text).toContain(
    'TC-9Q2W',
  )
  expect((await lastMailTo(shop.database, 'contacto@tecnoclick.cu')).kind).toBe('reset-hid')
})

test('only the buyer sees the sale, and an unchanged list is a 304', async () => {
  const [ana, eva, admin] = [await shop.as('user'), await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  expect((await eva.fetch(`/salereset/${sale.id}`)).status).toBe(404)
  expect((await (await eva.fetch('/salereset/fulldata')).json()).total).toBe(0)
  const first = await ana.fetch('/salereset/fulldata')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await ana.fetch('/salereset/fulldata', { headers })
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
    304,
    '',
    'private, no-cache',
  ])
  await change(admin, sale.id, { descargable: true })
  expect((await ana.fetch('/salereset/fulldata', { headers })).status).toBe(200)
})

test('staff find a sale by part of its code and by its step', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { reset, sale } = await bought(ana)
  const findIds = async (query: string) => {
    const { data } = await (await admin.fetch(`/admin/salereset?${query}`)).json()
    return data.map(({ id }: { id: number }) => id)
  }
  const part = encodeURIComponent(` ${sale.transactionCode.toLowerCase()} `)
  expect(await findIds(`filter[where][transactionCode]=${part}`)).toContain(sale.id)
  expect(await findIds('filter[where][step]=toVerify')).toContain(sale.id)
  const { db } = shop.database
  const email = await emailOf(db, ana.userId)
  await change(admin, sale.id, { descargable: true })
  await db.update(resetSales).set({ hid: 'HW-77-XYZ', hidAt: new Date() }).where(eq(resetSales.id, sale.id))
  const bySearch = (text: string) => findIds(`filter[where][search]=${encodeURIComponent(text)}`)
  for (const said of [sale.transactionCode, 'hw-77', email, `${reset.model} ${email}`])
    expect(await bySearch(said), said).toEqual([sale.id])
  expect(await bySearch(`${reset.model} nadie`)).toEqual([])
  expect(await findIds('filter[where][step]=keyOwed')).toContain(sale.id)
  expect(await findIds('filter[where][step]=nonsense')).toEqual([])
})

test('a download of the zip is resumed, logged, revoked and allowed again', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { reset, sale } = await bought(ana)
  await change(admin, sale.id, { descargable: true })
  const path = `/files/${reset.name}`
  const last = reset.bytes.length - 1
  const part = await ana.fetch(path, { headers: { range: 'bytes=0-999' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 1000])
  expect((await (await ana.fetch(`/salereset/${sale.id}`)).json()).downloadedDate).toBeNull()
  const rest = await ana.fetch(path, {
    headers: { range: 'bytes=1000-', 'if-range': part.headers.get('etag') ?? '' },
  })
  expect((await rest.arrayBuffer()).byteLength).toBe(last - 999)
  expect((await (await ana.fetch(`/salereset/${sale.id}`)).json()).downloadedDate).not.toBeNull()
  expect((await ana.fetch(path, { method: 'HEAD' })).status).toBe(200)
  const log = await shop.database.db.select().from(downloads).where(eq(downloads.resetSaleId, sale.id))
  expect(log.map(({ bytes, finishedAt }) => [bytes, finishedAt !== null])).toEqual([
    [1000, false],
    [last - 999, true],
  ])
  await change(admin, sale.id, { descargable: false })
  expect((await ana.fetch(path)).status).toBe(404)
  await change(admin, sale.id, { descargable: true })
  expect((await ana.fetch(path)).status).toBe(200)
  const kinds = (await mailsTo(shop.database, await emailOf(shop.database.db, ana.userId))).map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(['reset-request', 'reset-verified'])
})

test('the zip of another is not found, however its path is spelled', async () => {
  const [ana, eva, admin] = [await shop.as('user'), await shop.as('business'), await shop.as('admin')]
  const { reset, sale } = await bought(ana)
  await change(admin, sale.id, { descargable: true })
  const spellings = [
    reset.name,
    reset.name.toUpperCase(),
    `${reset.name}/`,
    `./${reset.name}`,
    `..%2ffiles%2f${reset.name}`,
    `%2e/${reset.name}`,
    reset.name.replace('.', '%2e'),
    `${reset.name}%00`,
    `${reset.name}?w=320`,
  ]
  for (const { fetch } of [shop, eva]) {
    for (const spelling of spellings)
      expect([spelling, (await fetch(`/files/${spelling}`)).status]).toEqual([spelling, 404])
  }
  expect((await (await eva.fetch('/files')).text()).includes(reset.name)).toBe(false)
  expect((await admin.fetch(`/files/${reset.name}`)).status).toBe(200)
})
