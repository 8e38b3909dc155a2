import { checkInvariants } from '@tecnoclick/database/invariants'
import { transactionCodes } from '@tecnoclick/database/schema/payments'
import { downloads, resetSales } from '@tecnoclick/database/schema/resets'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../testing/mailbox.ts'
import { emailOf } from '../testing/people.ts'
import { type Person, useTestApi } from '../testing/test-api.ts'
import { shelveReset } from './testing/reset-shelf.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

afterEach(async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

let codes = 0
const someCode = () => `TM-${++codes}`

const buy = ({ fetch }: Person, json: object, headers: Record<string, string> = {}) =>
  fetch('/salereset', { method: 'POST', json, headers })
const change = ({ fetch }: Person, id: number, json: object, headers: Record<string, string> = {}) =>
  fetch(`/salereset/${id}`, { method: 'PATCH', json, headers })

async function bought(buyer: Person) {
  const reset = await shelveReset(shop.database)
  const sale = await (
    await buy(buyer, { resetId: reset.id, precio: 2000, transactionCode: someCode() })
  ).json()
  return { reset, sale }
}

test('from purchase to key: each step by whoever it belongs to, each told by mail', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { reset, sale } = await bought(ana)
  expect(sale).toMatchObject({
    ...{ plan: 'single', precio: 2000, descargable: false, hid: '', key: '', buyer: { id: ana.userId } },
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

test('a transfer that never came is rejected with a reason, told once, and may still be verified', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const reason = 'El código no aparece en la cuenta'
  expect((await change(admin, sale.id, { rejection: ' ' })).status).toBe(422)
  expect((await change(admin, sale.id, { rejection: reason, descargable: true })).status).toBe(409)
  const rejected = await (await change(admin, sale.id, { rejection: reason, version: 1 })).json()
  expect(rejected).toMatchObject({
    ...{ rejection: reason, rejectedDate: shop.clock.now.toISOString(), promisedDate: null },
    ...{ verifiedDate: null, descargable: false, version: 2 },
  })
  expect((await change(admin, sale.id, { rejection: 'Otra vez' })).status).toBe(409)
  expect((await change(ana, sale.id, { hid: 'X' })).status).toBe(409)
  const step = async (name: string) =>
    (await (await admin.fetch(`/admin/salereset?filter[where][step]=${name}`)).json()).data.some(
      ({ id }: { id: number }) => id === sale.id,
    )
  expect([await step('toVerify'), await step('rejected')]).toEqual([false, true])
  const email = await emailOf(shop.database.db, ana.userId)
  expect((await lastMailTo(shop.database, email)).text).toContain(reason)

  const verified = await (await change(admin, sale.id, { descargable: true })).json()
  expect(verified).toMatchObject({ descargable: true, rejectedDate: null, rejection: '' })
  expect((await change(admin, sale.id, { rejection: reason })).status).toBe(409)
  const kinds = (await mailsTo(shop.database, email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['reset-request', 'reset-rejected', 'reset-verified'])
})

test('a buyer cannot reject, and of two judgements at once one counts', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  expect((await change(ana, sale.id, { rejection: 'yo' })).status).toBe(422)
  const answers = await Promise.all([
    change(admin, sale.id, { rejection: 'No llegó', version: 1 }),
    change(admin, sale.id, { descargable: true, version: 1 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('ten times the price is permanent use, and any other amount is no plan', async () => {
  const ana = await shop.as('business')
  const reset = await shelveReset(shop.database)
  const ask = (precio: unknown) => buy(ana, { resetId: reset.id, precio, transactionCode: someCode() })
  expect(await (await ask(20_000)).json()).toMatchObject({ plan: 'permanent', precio: 20_000 })
  for (const precio of [1, 0, -2000, 2000.001, 4000, 1e300]) {
    const answer = await ask(precio)
    expect([precio, answer.status, Object.keys((await answer.json()).error.fields)]).toEqual([
      precio,
      422,
      ['precio'],
    ])
  }
  expect(await shop.database.db.$count(resetSales, eq(resetSales.buyerId, ana.userId))).toBe(1)
})

test('a code serves once: not again, not trimmed, not in another case, not from an order', async () => {
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const reset = await shelveReset(shop.database)
  const order = { resetId: reset.id, precio: 2000 }
  await shop.database.db.insert(transactionCodes).values({ code: 'Order-Paid', purpose: 'order' })
  expect((await buy(ana, { ...order, transactionCode: 'Kw-77' })).status).toBe(201)
  for (const transactionCode of ['Kw-77', ' kw-77 ', 'KW-77', 'ORDER-PAID']) {
    const answer = await buy(eva, { ...order, transactionCode })
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      409,
      'Ese código de transacción ya fue utilizado.',
    ])
  }
  const missing = await (await buy(eva, { ...order, transactionCode: ' ' })).json()
  expect(missing.error.fields).toEqual({ transactionCode: 'Introduzca el Código de Transacción' })
})

test('of twenty who send one code at once, one has bought', async () => {
  const reset = await shelveReset(shop.database)
  const people = await Promise.all(Array.from({ length: 20 }, () => shop.as('user')))
  const answers = await Promise.all(
    people.map((person) => buy(person, { resetId: reset.id, precio: 2000, transactionCode: 'same-code' })),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array(19).fill(409)])
})

test('the same purchase sent again with its key is the same purchase', async () => {
  const ana = await shop.as('user')
  const reset = await shelveReset(shop.database)
  const body = { resetId: reset.id, precio: 2000, transactionCode: someCode() }
  const headers = { 'idempotency-key': 'press-1' }
  const answers = await Promise.all([buy(ana, body, headers), buy(ana, body, headers)])
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
  expect([answers.map(({ status }) => status), new Set(ids).size]).toEqual([[201, 201], 1])
})

test('what the server owns is not taken from the body', async () => {
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const reset = await shelveReset(shop.database)
  const forged = {
    userId: eva.userId,
    descargable: true,
    key: 'mine',
    hid: 'x',
    date: '1999-01-01',
    plan: 'permanent',
  }
  const sale = await (
    await buy(ana, { resetId: reset.id, precio: 2000, transactionCode: someCode(), ...forged })
  ).json()
  expect(sale).toMatchObject({
    buyer: { id: ana.userId },
    descargable: false,
    key: '',
    hid: '',
    plan: 'single',
  })
  const after = await change(ana, sale.id, { descargable: true, key: 'mine' })
  expect(after.status).toBe(422)
  const again = await (await ana.fetch(`/salereset/${sale.id}`)).json()
  expect(again).toMatchObject({ descargable: false, key: '' })
})

test('the hardware id is sent once, after the payment was verified', async () => {
  const [ana, eva, admin] = [await shop.as('user'), await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const early = await change(ana, sale.id, { hid: 'AA' })
  expect([early.status, (await early.json()).error.code]).toEqual([409, 'notDownloadable'])
  expect((await change(admin, sale.id, { key: 'K' })).status).toBe(409)
  await change(admin, sale.id, { descargable: true })
  expect((await change(eva, sale.id, { hid: 'AA' })).status).toBe(404)
  const empty = await (await change(ana, sale.id, { hid: ' ' })).json()
  expect(empty.error.fields).toEqual({ hid: 'Introduzca la llave ' })
  const rivals = await Promise.all(['AA', 'BB', 'CC', 'DD'].map((hid) => change(ana, sale.id, { hid })))
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const late = await change(ana, sale.id, { hid: 'EE' })
  expect((await late.json()).error.code).toBe('hardwareIdSent')
})

test('the same hardware id sent again under its key is stored and told once, without a key it is refused', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const { version } = await (await change(admin, sale.id, { descargable: true })).json()
  const key = { 'idempotency-key': 'press-1' }
  const send = async () => (await change(ana, sale.id, { hid: 'AA' }, key)).json()
  for (const answer of [...(await Promise.all([send(), send()])), await send()])
    expect(answer).toMatchObject({ hid: 'AA', version: version + 1 })
  expect((await change(ana, sale.id, { hid: 'AA' })).status).toBe(409)
  const told = await mailsTo(shop.database, 'contacto@tecnoclick.cu')
  expect(told.filter(({ dedupeKey }) => dedupeKey === `reset-hid:${sale.id}`)).toHaveLength(1)
})

test('staff who have not seen the hardware id yet are told before they change the sale', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const { version } = await (await change(admin, sale.id, { descargable: true })).json()
  const sent = await (await change(ana, sale.id, { hid: 'AA' })).json()
  const stale = await change(admin, sale.id, { descargable: false, version })
  expect([stale.status, (await stale.json()).error.code]).toEqual([409, 'staleVersion'])
  expect((await change(admin, sale.id, { key: 'K', version: sent.version })).status).toBe(200)
})

test('only the buyer sees the sale, and the list costs nothing while nothing changes', async () => {
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

test('the desk finds a sale by a part of its code and by what waits', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { sale } = await bought(ana)
  const desk = async (query: string) => {
    const { data } = await (await admin.fetch(`/admin/salereset?${query}`)).json()
    return data.map(({ id }: { id: number }) => id)
  }
  const part = encodeURIComponent(` ${sale.transactionCode.toLowerCase()} `)
  expect(await desk(`filter[where][transactionCode]=${part}`)).toContain(sale.id)
  expect(await desk('filter[where][step]=toVerify')).toContain(sale.id)
  expect(await desk('filter[where][step]=keyOwed')).not.toContain(sale.id)
  expect(await desk('filter[where][step]=nonsense')).toEqual([])
})

test('the zip is resumed where it broke off, logged, revoked and allowed again', async () => {
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

test('another’s zip is not there, however its path is spelled', async () => {
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
