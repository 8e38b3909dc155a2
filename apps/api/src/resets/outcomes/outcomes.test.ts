import { downloads } from '@tecnoclick/database/schema/resets/resets'
import { afterAll, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { useResetBuyers } from '../sales/testing/reset-buyers.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { buy, change, someCode, bought } = useResetBuyers(shop)

const report = ({ fetch }: Person, id: number, json: object) =>
  fetch(`/salereset/${id}/outcome`, { method: 'PUT', json })
const decide = ({ fetch }: Person, id: number, json: object) =>
  fetch(`/admin/salereset/${id}/decision`, { method: 'POST', json })
const codeOf = async (response: Response) => (await response.json()).error.code

async function setRule(values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values))
    await shop.database.pool.query(
      'insert into settings (key, value, public) values ($1, $2::jsonb, false) on conflict (key) do update set value = excluded.value',
      [key, JSON.stringify(value)],
    )
  // Settings are read again after a second.
  shop.clock.now = new Date(shop.clock.now.getTime() + 2000)
  await shop.fetch('/settings')
}

async function upload({ fetch }: Person, bytes: BlobPart, type = 'text/plain') {
  const form = new FormData()
  form.set('log', new Blob([bytes], { type }), 'registro.log')
  return fetch('/files/reset-logs', { method: 'POST', body: form })
}
const uploaded = async (person: Person) =>
  (await (await upload(person, 'Error 0x97\r\nsin respuesta')).json()).files[0].originalname

/** Verified and downloaded. */
async function downloaded(person: Person) {
  const { reset, sale } = await bought(person)
  await change(await shop.as('admin'), sale.id, { descargable: true })
  const now = shop.clock.now
  await shop.database.db.insert(downloads).values({
    userId: person.userId,
    resetId: reset.id,
    resetSaleId: sale.id,
    bytes: 1,
    at: now,
    finishedAt: now,
  })
  return { reset, id: sale.id as number }
}

const balanceOf = async ({ fetch }: Person) => {
  const { balances } = await (await fetch('/security/me/credit')).json()
  return balances.find(({ currency }: { currency: string }) => currency === 'CUP')?.balance ?? 0
}

test('the buyer says what happened after the download, and changes it until it is decided', async () => {
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const { sale } = await bought(ana)
  expect(await codeOf(await report(ana, sale.id, { outcome: 'worked' }))).toBe('conflict')
  const { id } = await downloaded(ana)
  expect((await report(eva, id, { outcome: 'worked' })).status).toBe(404)
  expect(await (await report(ana, id, { outcome: 'worked' })).json()).toMatchObject({
    outcome: { outcome: 'worked', decision: null, log: null, version: 1 },
  })
  const failed = await report(ana, id, {
    outcome: 'failed',
    firmware: 'AS25',
    message: 'Se detiene',
    log: await uploaded(ana),
  })
  expect(await failed.json()).toMatchObject({ outcome: { outcome: 'failed', firmware: 'AS25', version: 2 } })
  const foreign = { outcome: 'failed', log: await uploaded(eva) }
  expect((await report(ana, id, foreign)).status).toBe(422)
})

test('a log is plain text or a picture, private to its buyer and staff', async () => {
  const [ana, eva] = [await shop.as('user'), await shop.as('user')]
  const technician = await shop.asStaff('technician')
  const name = await uploaded(ana)
  const own = await ana.fetch(`/files/${name}`)
  expect([own.status, own.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="${name}"`,
  ])
  expect((await technician.fetch(`/files/${name}`)).status).toBe(200)
  expect((await eva.fetch(`/files/${name}`)).status).toBe(404)
  expect((await upload(ana, Buffer.from('MZ\0\0'))).status).toBe(415)
  expect((await upload(ana, Buffer.from([0xff, 0xfe, 0x41]))).status).toBe(415)
})

test('the office decides: refused with the reason, then credited once', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { id } = await downloaded(ana)
  await report(ana, id, { outcome: 'failed' })
  const found = await (await admin.fetch('/admin/salereset?filter[where][outcome]=undecided')).json()
  expect(found.data.map((sale: { id: number }) => sale.id)).toContain(id)
  expect((await decide(ana, id, { credit: true, version: 1 })).status).toBe(403)
  expect((await decide(admin, id, { credit: false, version: 1 })).status).toBe(422)
  expect((await decide(admin, 999_999, { credit: true, version: 1 })).status).toBe(404)
  const refused = await decide(admin, id, { credit: false, reason: 'Firmware sin soporte', version: 1 })
  expect(await refused.json()).toMatchObject({
    outcome: { decision: 'refused', reason: 'Firmware sin soporte' },
  })
  expect(await codeOf(await report(ana, id, { outcome: 'worked' }))).toBe('conflict')
  expect(await codeOf(await decide(admin, id, { credit: true, version: 1 }))).toBe('staleVersion')
  const both = await Promise.all([1, 2].map(() => decide(admin, id, { credit: true, version: 2 })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await codeOf(await decide(admin, id, { credit: false, reason: 'x', version: 3 }))).toBe('conflict')
  expect(await balanceOf(ana)).toBe(2000)
  const email = await emailOf(shop.database.db, ana.userId)
  const kinds = (await mailsTo(shop.database, email)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'reset-decision')).toHaveLength(2)
  expect((await lastMailTo(shop.database, email)).text).toContain('2,000.00')
  const csv = await (await admin.fetch('/admin/salereset/failures')).text()
  expect(csv).toContain('Dinero devuelto')
})

test('by the rule a log gives the money back once, and at once only to the limit', async () => {
  await setRule({ resetRefunds: 'automatic', resetRefundLimit: 1, resetRefundDays: 90 })
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { id } = await downloaded(ana)
  expect(await (await report(ana, id, { outcome: 'failed' })).json()).toMatchObject({
    outcome: { decision: null },
  })
  const log = await uploaded(ana)
  const twice = await Promise.all([1, 2].map(() => report(ana, id, { outcome: 'failed', log })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await balanceOf(ana)).toBe(2000)

  const eva = await shop.as('user')
  const sales = [await downloaded(eva), await downloaded(eva)]
  const logs = [await uploaded(eva), await uploaded(eva)]
  const answers = await Promise.all(
    sales.map(async (sale, index) =>
      (await report(eva, sale.id, { outcome: 'failed', log: logs[index] })).json(),
    ),
  )
  const decisions = answers.map(({ outcome }) => [outcome.decision, outcome.byRule])
  expect(decisions.sort()).toEqual([
    ['credited', true],
    ['refused', true],
  ])
  expect(await balanceOf(eva)).toBe(2000)
  const refused = answers.find(({ outcome }) => outcome.decision === 'refused')
  expect(refused.outcome.reason).toMatch(
    /^Devoluciones automáticas desde el \d+.\d+.\d{4}: 1\. Es el máximo para cada cliente\.$/,
  )
  expect((await decide(admin, refused.id, { credit: true, version: 1 })).status).toBe(200)
  expect(await balanceOf(eva)).toBe(4000)
})

test('how often a file worked is told from three on, by model to staff alone', async () => {
  const { reset, id } = await downloaded(await shop.as('user'))
  const { db } = shop.database
  const admin = await shop.as('admin')
  const told = async () => (await (await admin.fetch(`/resets/${reset.id}`)).json()).outcomes
  const people = [await shop.as('user'), await shop.as('user')]
  for (const [index, person] of people.entries()) {
    const body = { resetId: reset.id, precio: 2000, transactionCode: someCode(), printerModel: 'l3110' }
    const sale = await (await buy(person, body)).json()
    expect(sale.printerModel).toBe('l3110')
    await change(admin, sale.id, { descargable: true })
    const now = shop.clock.now
    await db.insert(downloads).values({
      userId: person.userId,
      resetId: reset.id,
      resetSaleId: sale.id,
      bytes: 1,
      at: now,
      finishedAt: now,
    })
    expect((await report(person, sale.id, { outcome: index === 0 ? 'worked' : 'failed' })).status).toBe(200)
    expect(await told()).toBeNull()
  }
  const { rows } = await shop.database.pool.query(
    'select model, worked, failed from reset_counts where reset_id = $1',
    [reset.id],
  )
  expect(rows).toEqual([{ model: 'L3110', worked: 1, failed: 1 }])
  await shop.database.pool.query(
    `insert into reset_outcomes (reset_sale_id, outcome, reported_at) values ($1, 'worked', now())`,
    [id],
  )
  shop.clock.now = new Date(shop.clock.now.getTime() + 5000)
  await told()
  await expect.poll(told).toEqual({ worked: 2, total: 3 })
  const counts = await (await admin.fetch(`/admin/reset-counts?filter[where][resetId]=${reset.id}`)).json()
  expect(counts).toMatchObject({
    total: 2,
    data: [
      { model: 'L3110', worked: 1, failed: 1 },
      { model: '', worked: 1 },
    ],
  })
})

test('a known dead end is said, and has to be accepted where the firmware is that one', async () => {
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const { reset } = await bought(ana)
  const deadEnds = [
    { firmware: 'AS25*', text: 'Este firmware bloquea el reset.' },
    { firmware: '', text: 'Solo en Windows.' },
  ]
  const saved = await admin.fetch(`/resets/${reset.id}`, { method: 'PATCH', json: { deadEnds } })
  expect(await saved.json()).toMatchObject({ deadEnds })
  expect(await (await shop.fetch(`/resets/${reset.id}`)).json()).toMatchObject({ deadEnds })
  const body = { resetId: reset.id, precio: 2000, transactionCode: someCode(), firmware: 'as25.m1' }
  const refused = await buy(ana, body)
  expect([refused.status, (await refused.json()).error.fields]).toMatchObject([422, { acceptDeadEnd: {} }])
  expect((await buy(ana, { ...body, acceptDeadEnd: true })).status).toBe(201)
  expect((await buy(ana, { ...body, firmware: 'AS24', transactionCode: someCode() })).status).toBe(201)
  expect((await buy(ana, { ...body, firmware: '', transactionCode: someCode() })).status).toBe(201)
})

afterAll(() => setRule({ resetRefunds: 'staff' }))
