import { checkInvariants } from '@tecnoclick/database/invariants'
import { days } from '@tecnoclick/domain/platform/duration'
import { afterEach, expect, test } from 'vitest'
import { mailsTo } from '../../testing/mailbox.ts'
import { pictureForm } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from './testing/workshop.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

afterEach(async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

const lines = [
  { kind: 'part', description: 'Cabezal', price: 2000 },
  { kind: 'part', description: 'Almohadilla', price: 500, optional: true },
  { kind: 'labour', description: 'Limpieza', quantity: 2, price: 750, optional: true },
]

async function quoted(change: object = {}) {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await (await ana.fetch('/orderservices', { method: 'POST', json: asked })).json()
  const validUntil = new Date(shop.clock.now.getTime() + days(5)).toISOString()
  const quote = { amount: 4000, currency: 'CUP', validUntil, lines, ...change }
  const made = await (
    await admin.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json: { quote } })
  ).json()
  const accept = (json: object = {}) =>
    ana.fetch(`/orderservices/${order.id}/accept`, {
      method: 'POST',
      json: { quoteId: made.quote?.id, ...json },
    })
  const detail = async () => (await (await ana.fetch(`/orderservices/fulldata/${order.id}`)).json()).data
  const { token } = await (await ana.fetch(`/orderservices/${order.id}/ticket`)).json()
  return { ana, admin, order, made, accept, detail, token }
}

test('optional lines are left out, and the charge is what was accepted', async () => {
  const { made, accept, detail } = await quoted({ deposit: { percent: 50 } })
  expect(made.quote).toMatchObject({ offeredAmount: 4000, deposit: { amount: 2000, percent: 50 } })
  const accepted = await accept({ declined: [3] })
  expect(accepted.status).toBe(200)
  const { quote, charge } = await detail()
  expect(quote).toMatchObject({ amount: 2500, offeredAmount: 4000, deposit: { amount: 1250, percent: 50 } })
  expect(quote.lines.map((line: { declined: boolean }) => line.declined)).toEqual([false, false, true])
  expect(charge).toMatchObject({ total: 2500, due: 2500 })
  // A lost answer: the same again changes nothing.
  expect((await accept({ declined: [3] })).status).toBe(200)
})

test('what is not optional cannot be left out', async () => {
  const { accept, detail } = await quoted()
  for (const declined of [[1], [2, 1], [9]])
    expect((await accept({ declined })).status, String(declined)).toBe(422)
  expect((await detail()).quote).toMatchObject({ state: 'pending', amount: 4000 })
})

test('by the ticket and by staff the same lines can be left out', async () => {
  const first = await quoted()
  const byTicket = await shop.fetch(`/services/ticket/${first.token}/accept`, {
    method: 'POST',
    json: { quoteId: first.made.quote.id, declined: [2] },
  })
  expect(await byTicket.json()).toMatchObject({ quote: { amount: 3500, state: 'accepted' } })
  const { admin, order, made } = await quoted()
  const json = { decision: 'accepted', via: 'phone', person: 'Ana', declined: [2, 3], version: made.version }
  const recorded = await admin.fetch(`/admin/orderservices/${order.id}/decision`, {
    method: 'POST',
    json: { quoteId: made.quote.id, ...json },
  })
  expect(await recorded.json()).toMatchObject({ quote: { amount: 2000, offeredAmount: 4000 } })
})

test.each([
  ['two kinds', { amount: 5, percent: 5 }],
  ['no share', { percent: 0 }],
  ['a third decimal', { amount: 1.001 }],
])('a deposit of %s is refused', async (_, deposit) => {
  const { made } = await quoted({ deposit })
  expect(made.error).toMatchObject({ statusCode: 422 })
})

test('a reported deposit counts once staff have verified it', async () => {
  const { ana, admin, order, accept, detail, token } = await quoted({ deposit: { amount: 1000 } })
  const url = `/orderservices/${order.id}/payment`
  const report = (transactionCode: string, amount = 1000) =>
    ana.fetch(url, { method: 'POST', json: { amount, transactionCode } })
  expect((await report('TM100001')).status).toBe(409)
  await accept()
  const shown = await (await ana.fetch(url)).json()
  expect(shown).toMatchObject({ isDeposit: true, reports: [], transfer: { amount: 1000, currency: 'CUP' } })
  expect(await (await shop.fetch(`/services/ticket/${token}/payment`)).json()).toEqual(shown)
  expect((await report('TM100001', 4000.01)).status).toBe(422)

  const answers = await Promise.all([report('TM100001'), report('TM-100001'), report('TM200002')])
  expect(answers.map(({ status }) => status)).toContain(409)
  const waiting = (await (await ana.fetch(url)).json()).reports
  expect(waiting).toHaveLength(1)
  const [{ id: reportId, transactionCode }] = waiting
  expect((await detail()).charge.paid).toBe(0)
  const mails = await mailsTo(shop.database, 'contacto@tecnoclick.cu')
  expect(mails.filter(({ subject }) => subject === `Pago por verificar: ${order.orderNum}`)).toHaveLength(1)

  const { version } = await detail()
  const judge = (json: object) =>
    admin.fetch(`/admin/orderservices/${order.id}/payment-reports/${reportId}`, { method: 'POST', json })
  expect((await judge({ state: 'rejected', version })).status).toBe(422)
  const judged = await Promise.all([
    judge({ state: 'verified', version }),
    judge({ state: 'verified', version }),
  ])
  expect(judged.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await detail()).toMatchObject({
    charge: { paid: 1000, due: 3000 },
    payments: [{ amount: 1000, transactionCode, kind: 'payment' }],
  })
  expect(await (await ana.fetch(url)).json()).toMatchObject({ isDeposit: false, transfer: { amount: 3000 } })
  const again = await detail()
  expect((await judge({ state: 'rejected', reason: 'x', version: again.version })).status).toBe(409)
  expect((await report(transactionCode)).status).toBe(409)
})

test('a rejected report says why and counts nothing; the ticket reports too, a read-only one does not', async () => {
  const { ana, admin, order, accept, detail, token } = await quoted()
  await accept()
  const byTicket = (code: string, secret = token) =>
    shop.fetch(`/services/ticket/${secret}/payment`, {
      method: 'POST',
      json: { amount: 4000, transactionCode: code },
    })
  const staffLink = await (await admin.fetch(`/orderservices/${order.id}/ticket`)).json()
  expect((await byTicket('TM300003', staffLink.token)).status).toBe(403)
  expect((await byTicket('TM300003', 'x'.repeat(43))).status).toBe(404)
  const { reports } = await (await byTicket('TM300003')).json()
  const { version } = await detail()
  await admin.fetch(`/admin/orderservices/${order.id}/payment-reports/${reports[0].id}`, {
    method: 'POST',
    json: { state: 'rejected', reason: 'No llegó al banco', version },
  })
  expect((await detail()).charge.paid).toBe(0)
  const seen = await (await ana.fetch(`/orderservices/${order.id}/payment`)).json()
  expect(seen.reports).toMatchObject([{ state: 'rejected', reason: 'No llegó al banco' }])
  expect((await byTicket('TM300003')).status).toBe(409)
  const stranger = await shop.as('user')
  expect((await stranger.fetch(`/orderservices/${order.id}/payment`)).status).toBe(404)
  const foreign = { method: 'POST', json: { amount: 1, transactionCode: 'TM400004' } }
  expect((await stranger.fetch(`/orderservices/${order.id}/payment`, foreign)).status).toBe(404)
  expect((await ana.fetch('/orderservices/99999/payment')).status).toBe(404)
})

test('a report carries a photo of the receipt, which the shared ticket does not show, and waits for staff', async () => {
  const { ana, admin, order, accept, detail, token } = await quoted({ deposit: { amount: 1000 } })
  await accept()
  const upload = async ({ fetch }: Pick<Person, 'fetch'>, path: string) =>
    (await (await fetch(path, { method: 'POST', body: await pictureForm('photo') })).json()).files[0]
      .originalname
  const photo = await upload(ana, '/files/photos')
  const foreign = await upload(await shop.as('user'), '/files/photos')
  const path = `/orderservices/${order.id}/payment`
  const report = (given: string) =>
    ana.fetch(path, { method: 'POST', json: { amount: 1000, transactionCode: 'TM500005', photo: given } })
  expect((await report(foreign)).status).toBe(422)
  const countOf = async () => (await (await admin.fetch('/admin/waiting')).json()).counts.servicePayment
  expect(await countOf()).toBe(0)
  expect((await (await report(photo)).json()).reports).toMatchObject([{ photo, state: 'reported' }])
  expect((await report(photo)).status).toBe(200)
  expect(await countOf()).toBe(1)
  expect((await ana.fetch(`/orderservices/${order.id}/photos/${photo}`)).status).toBe(200)
  expect((await shop.fetch(`/services/ticket/${token}/photos/${photo}`)).status).toBe(404)
  expect((await (await shop.fetch(`/services/ticket/${token}/payment`)).json()).reports).toMatchObject([
    { photo: null },
  ])
  const [{ id }] = (await (await ana.fetch(path)).json()).reports
  const json = { state: 'verified', version: (await detail()).version }
  await admin.fetch(`/admin/orderservices/${order.id}/payment-reports/${id}`, { method: 'POST', json })
  expect(await countOf()).toBe(0)
  // The same photo proves one payment.
  const again = { amount: 10, transactionCode: 'TM500006', photo }
  expect((await ana.fetch(path, { method: 'POST', json: again })).status).toBe(422)

  const byLink = await upload(shop, `/services/ticket/${token}/photos`)
  const linked = { amount: 3000, transactionCode: 'TM500007', photo: byLink }
  const sent = await shop.fetch(`/services/ticket/${token}/payment`, { method: 'POST', json: linked })
  expect(sent.status).toBe(200)
  expect((await (await ana.fetch(path)).json()).reports[0]).toMatchObject({ photo: byLink })
})
