import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { loanerLoans } from '@tecnoclick/database/schema/workshop/loaners'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { days, minutes } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { useRepairs } from './testing/repairs.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, expectInvariants } = useBuyers(shop)
const { repair, quote, decide, part, move } = useRepairs(shop)

afterEach(expectInvariants)

const later = (span: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + span)
}
const dayIn = (span: number) => havanaDay(new Date(shop.clock.now.getTime() + span))
const queued = async (admin: Awaited<ReturnType<typeof shop.as>>, id: number) =>
  (await (await admin.fetch('/admin/waiting')).json()).data.find(
    (item: { id: number; kind: string }) => item.id === id && /loaner|outside/.test(item.kind),
  )?.kind

async function labourTask(given: object = {}) {
  const admin = await shop.asStaff('administrator')
  const json = { name: `Limpieza ${crypto.randomUUID()}`, price: 15, priceAlt: 6000, minutes: 40, ...given }
  return (await admin.fetch('/admin/labourtasks', { method: 'POST', json })).json()
}

test('work of the price list plans minutes, and only administrators edit it', async () => {
  const technician = await shop.asStaff('technician')
  const task = await labourTask()
  expect(task).toMatchObject({ price: 15, priceMlc: null, priceAlt: 6000, minutes: 40, version: 1 })
  const refused = await technician.fetch('/admin/labourtasks', {
    method: 'POST',
    json: { name: 'x', minutes: 5 },
  })
  expect(refused.status).toBe(403)
  const one = await repair(technician)
  const line = { kind: 'labour', description: task.name, quantity: 2, price: 15, labourTaskId: task.id }
  await quote(one, [line])
  expect(await one.work()).toMatchObject({ plannedMinutes: 80, usedMinutes: 0 })
  const unknown = [
    { ...line, labourTaskId: 999_999 },
    { ...line, kind: 'part' },
    { ...line, labourTaskId: null, productId: await insertProduct() },
  ]
  const validUntil = new Date(shop.clock.now.getTime() + days(2)).toISOString()
  for (const wrong of unknown) {
    const answer = await one.patch({ quote: { amount: 30, currency: 'USD', validUntil, lines: [wrong] } })
    expect(answer.status).toBe(422)
  }
})

test('a technician measures one time at once; what is corrected needs a reason and is audited', async () => {
  const technician = await shop.asStaff('technician')
  const [one, other] = [await repair(technician), await repair(technician)]
  const task = await labourTask()
  const starts = await Promise.all([1, 2, 3].map(() => one.post('times', { labourTaskId: task.id })))
  expect(starts.map(({ status }) => status)).toEqual([200, 200, 200])
  later(minutes(12) + 1000)
  expect(await one.work()).toMatchObject({ usedMinutes: 13, running: { orderId: one.id } })
  await other.post('times')
  later(minutes(5))
  expect((await one.work()).times).toMatchObject([{ minutes: 13, task: { id: task.id }, corrected: false }])
  expect((await other.post('times/stop')).status).toBe(200)
  expect((await other.post('times/stop')).status).toBe(200)
  const [time] = (await other.work()).times
  const correct = (json: object) =>
    technician.fetch(`${other.path}/times/${time?.id}`, {
      method: 'PATCH',
      json: { version: time?.version, ...json },
    })
  expect((await correct({ minutes: 30 })).status).toBe(422)
  expect((await correct({ minutes: 30, reason: 'Olvidé pararlo' })).status).toBe(200)
  expect((await correct({ minutes: 31, reason: 'Otra vez' })).status).toBe(409)
  expect(await other.work()).toMatchObject({
    usedMinutes: 30,
    times: [{ corrected: true, reason: 'Olvidé pararlo' }],
  })
  const wrong = await technician.fetch(`${one.path}/times/${time?.id}`, {
    method: 'PATCH',
    json: { minutes: 1, reason: 'x', version: 2 },
  })
  expect(wrong.status).toBe(404)
  const logged = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'service-order'), eq(auditLog.entityId, String(other.id))))
  expect(logged.at(-1)?.after).toMatchObject({ timeCorrected: true, minutes: 30, reason: 'Olvidé pararlo' })
  expect((await one.post('times', { labourTaskId: 999_999 })).status).toBe(422)
})

test('no time runs on a repair that is closed', async () => {
  const admin = await shop.asStaff('administrator')
  const one = await repair(admin)
  await one.post('times')
  await Promise.all([one.patch({ status: 'CANCELADA', respuesta: 'No la quiso' }), one.post('times')])
  expect((await one.work()).running).toBeNull()
  expect((await one.post('times')).status).toBe(409)
})

test('a loaner device is lent once, and is asked for when it is overdue', async () => {
  const [seller, admin] = [await shop.asStaff('seller'), await shop.asStaff('administrator')]
  const json = { name: 'Laptop Dell de préstamo', serial: `L-${crypto.randomUUID()}` }
  const { id: loanerId, version } = await (
    await admin.fetch('/admin/loaners', { method: 'POST', json })
  ).json()
  expect((await admin.fetch('/admin/loaners', { method: 'POST', json })).status).toBe(409)
  const repairs = [await repair(seller), await repair(seller), await repair(seller)]
  const lend = { loanerId, dueOn: dayIn(days(2)) }
  const statuses = (await Promise.all(repairs.map(({ post }) => post('loans', lend)))).map(
    ({ status }) => status,
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409])
  const holder = repairs[statuses.indexOf(200)]
  if (!holder) throw new Error('Nobody got it')
  expect((await (await seller.fetch('/admin/loans')).json()).data).toMatchObject([
    { loanerId, serviceOrderId: holder.id, dueOn: lend.dueOn },
  ])
  expect(await queued(admin, holder.id)).toBeUndefined()
  await shop.database.db
    .update(loanerLoans)
    .set({ dueOn: dayIn(days(-1)) })
    .where(eq(loanerLoans.loanerId, loanerId))
  expect(await queued(admin, holder.id)).toBe('loanerDue')
  const [loan] = (await holder.work()).loans
  const back = () => holder.post(`loans/${loan?.id}/return`, { note: 'Con el cargador' })
  const returns = (await Promise.all([back(), back()])).map(({ status }) => status)
  expect(returns.toSorted()).toEqual([200, 409])
  expect((await holder.work()).loans).toMatchObject([
    { note: 'Con el cargador', returnedDate: expect.any(String) },
  ])
  expect((await repairs[0]?.post('loans', { loanerId, dueOn: '2020-01-01' }))?.status).toBe(422)
  expect((await repairs[0]?.post('loans', { loanerId: 999_999, dueOn: dayIn(days(1)) }))?.status).toBe(422)
  await admin.fetch(`/admin/loaners/${loanerId}`, { method: 'PATCH', json: { state: 'retired', version } })
  expect((await repairs[0]?.post('loans', { loanerId, dueOn: dayIn(days(1)) }))?.status).toBe(409)
  expect((await repairs[0]?.post('loans/999999/return'))?.status).toBe(404)
})

test('a device is at one other workshop at a time, and what that cost is for administrators', async () => {
  const [technician, admin] = [await shop.asStaff('technician'), await shop.asStaff('administrator')]
  const one = await repair(technician)
  const sent = {
    workshop: 'Taller Reparto',
    expectedOn: dayIn(days(-1)),
    cost: { amount: 12.5, currency: 'USD' },
  }
  const sends = await Promise.all([one.post('outside-jobs', sent), one.post('outside-jobs', sent)])
  expect(sends.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [job] = (await one.work()).outsideJobs
  expect(job).toMatchObject({ workshop: 'Taller Reparto', cost: null, returnedDate: null })
  const seen = await (await admin.fetch(`${one.path}/work`)).json()
  expect(seen.outsideJobs).toMatchObject([{ cost: { amount: 12.5, currency: 'USD' } }])
  expect(await queued(admin, one.id)).toBe('outsideJobDue')
  const back = await one.post(`outside-jobs/${job?.id}/return`, { cost: { amount: 14, currency: 'USD' } })
  expect(back.status).toBe(200)
  expect((await one.post(`outside-jobs/${job?.id}/return`)).status).toBe(409)
  expect((await one.post('outside-jobs/999999/return')).status).toBe(404)
  expect((await one.post('outside-jobs', { ...sent, cost: { amount: 1, currency: 'ZZZ' } })).status).toBe(422)
})

test('a repair under the warranty of an earlier one of ours is linked to it, and costs nothing', async () => {
  const admin = await shop.asStaff('administrator')
  const phone = '+53 5999 0001'
  const first = await repair(admin, { phone, warrantyMonths: 3 })
  await first.patch({ status: 'EN PROCESO' })
  await first.patch({ status: 'COMPLETADA', reason: 'De confianza' })
  const [again, stranger] = [await repair(admin, { phone }), await repair(admin)]
  expect((await again.work()).earlier).toMatchObject([{ id: first.id }])
  const version = async ({ id }: { id: number }) =>
    (await (await admin.fetch(`/orderservices/fulldata/${id}`)).json()).data.version
  const link = async (to: typeof again, firstId: number | null, seen?: number) =>
    admin.fetch(`${to.path}/repeats`, {
      method: 'PUT',
      json: { firstId, version: seen ?? (await version(to)) },
    })
  expect((await link(stranger, first.id)).status).toBe(409)
  expect((await link(again, first.id, 99)).status).toBe(409)
  expect((await link(again, first.id)).status).toBe(200)
  expect(await again.work()).toMatchObject({ repeats: { id: first.id } })
  const validUntil = new Date(shop.clock.now.getTime() + days(2)).toISOString()
  expect((await again.patch({ quote: { amount: 5, currency: 'USD', validUntil } })).status).toBe(409)
  const pay = { amount: 5, currency: 'USD', paymentMethod: 'cash', version: await version(again) }
  expect((await again.post('payments', pay)).status).toBe(409)
  await again.patch({ status: 'EN PROCESO' })
  expect((await again.patch({ status: 'COMPLETADA' })).status).toBe(200)

  // After the warranty it is an ordinary repair.
  const completedAt = new Date(shop.clock.now.getTime() - days(100))
  await shop.database.db.update(serviceOrders).set({ completedAt }).where(eq(serviceOrders.id, first.id))
  const tooLate = await repair(admin, { phone })
  expect((await tooLate.work()).earlier).toEqual([])
  expect((await link(tooLate, first.id)).status).toBe(409)
  const priced = await repair(admin)
  await quote(priced, [{ kind: 'labour', description: 'x', price: 5 }])
  expect((await link(priced, null)).status).toBe(200)
})

test('cost and margin of a repair are for administrators, and the report counts what the dashboard counts', async () => {
  const [admin, technician] = [await shop.asStaff('administrator'), await shop.asStaff('technician')]
  const head = await insertProduct({ stock: 0, price: 10_000 })
  const send = async (path: string, json: object, method = 'POST') =>
    (await admin.fetch(path, { method, json })).json()
  const sheet = await send('/admin/stock-sheets', { kind: 'receipt' })
  const lines = [{ productId: head, quantity: 4, cost: 30 }]
  const draft = await send(`/admin/stock-sheets/${sheet.id}`, { lines, version: sheet.version }, 'PATCH')
  await send(`/admin/stock-sheets/${sheet.id}/book`, { version: draft.version })

  const one = await repair(technician, { phone: '+53 5999 0002', warrantyMonths: 3, model: 'L805' })
  await one.post('times')
  later(minutes(30))
  await one.post('times/stop')
  await decide(
    one,
    await quote(one, [
      { ...part(head, 2), price: 50 },
      { kind: 'labour', description: 'x', price: 20 },
    ]),
  )
  await move(one, head, 'fit', 2)
  const seen = await (await admin.fetch(`${one.path}/work`)).json()
  expect(seen).toMatchObject({
    margin: { currency: 'USD', price: 120, cost: 60, margin: 60 },
    unknownCosts: 0,
  })
  expect(await one.work()).toMatchObject({ margin: null, unknownCosts: null })

  const { data } = await (await admin.fetch(`/orderservices/fulldata/${one.id}`)).json()
  const pay = { amount: 120, currency: 'USD', paymentMethod: 'cash', version: data.version }
  expect((await admin.fetch(`${one.path}/payments`, { method: 'POST', json: pay })).status).toBe(201)
  await one.patch({ status: 'COMPLETADA' })
  const fecha = new Date('2026-02-10T15:00:00Z')
  const completedAt = new Date('2026-02-12T15:00:00Z')
  await shop.database.db.update(serviceOrders).set({ fecha, completedAt }).where(eq(serviceOrders.id, one.id))

  const report = async () => (await admin.fetch('/admin/repair-report?month=2026-02')).json()
  const earned = { currency: 'USD', repairs: 1, known: 1, sales: 120, cost: 60, margin: 60 }
  expect(await report()).toMatchObject({
    ...{ from: '2026-02-01', to: '2026-02-28', turnaround: { repairs: 1, median: 48, p90: 48 } },
    firstTime: { repairs: 1, repeated: 0, rate: 1 },
    technicians: [{ ...earned, technician: { id: technician.userId }, minutes: 30 }],
    devices: [{ ...earned, model: 'L805' }],
  })
  const board = await (await admin.fetch('/admin/dashboard?month=2026-02')).json()
  expect(board.otherSales).toMatchObject([{ source: 'repair', currency: 'USD', sales: 1, total: 120 }])
  const csv = await (await shop.asStaff('administrator')).fetch('/admin/repair-report/csv?month=2026-02')
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(await csv.text()).toContain('120.00,60.00,60.00')
  expect(await (await admin.fetch('/admin/repair-report?month=2026-01')).json()).toMatchObject({
    turnaround: { repairs: 0, median: null },
    firstTime: { rate: null },
    technicians: [],
  })
})

test('the customer sees a loaner device, and another workshop only if the owner says so', async () => {
  const admin = await shop.asStaff('administrator')
  const one = await repair(admin)
  const dueOn = dayIn(days(1))
  const device = { name: 'Impresora de préstamo', serial: crypto.randomUUID() }
  const { id: loanerId } = await (
    await admin.fetch('/admin/loaners', { method: 'POST', json: device })
  ).json()
  await one.post('loans', { loanerId, dueOn })
  await one.post('outside-jobs', { workshop: 'Taller secreto', expectedOn: dueOn })
  const { token } = await (await admin.fetch(`/orderservices/${one.id}/ticket`)).json()
  const ticket = async () => (await shop.fetch(`/services/ticket/${token}`)).text()
  const detail = async () => (await (await admin.fetch(`/orderservices/fulldata/${one.id}`)).json()).data
  expect(await detail()).toMatchObject({ loaners: [{ ...device, dueOn }], atPartner: false, repeats: null })
  expect(JSON.parse(await ticket())).toMatchObject({ loaners: [{ ...device, dueOn }], atPartner: false })
  const { data: settings } = await (await admin.fetch('/admin/settings')).json()
  const { version } = settings.find(({ key }: { key: string }) => key === 'outsideJobs')
  const json = { value: 'shown', version }
  const changed = await admin.fetch('/admin/settings/outsideJobs', { method: 'PATCH', json })
  expect(changed.status).toBe(200)
  expect(await detail()).toMatchObject({ atPartner: true })
  expect(await ticket()).toContain('"atPartner":true')
  expect(await ticket()).not.toContain('Taller secreto')
})
