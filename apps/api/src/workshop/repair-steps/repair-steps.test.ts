import { checkInvariants } from '@tecnoclick/database/invariants'
import { days } from '@tecnoclick/domain/platform/duration'
import { afterEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from '../service-orders/testing/workshop.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

afterEach(async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

async function requested() {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await (await ana.fetch('/orderservices', { method: 'POST', json: asked })).json()
  const { data } = await (await admin.fetch('/admin/repair-steps')).json()
  const stepIds = new Map<string, number>(
    data.map((step: { key: string; id: number }) => [step.key, step.id]),
  )
  const patch = (json: object) => admin.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json })
  const move = (key: string, change: object = {}) => patch({ step: stepIds.get(key), ...change })
  const detail = async ({ fetch } = ana) =>
    (await (await fetch(`/orderservices/fulldata/${order.id}`)).json()).data
  const validUntil = new Date(shop.clock.now.getTime() + days(5)).toISOString()
  const quote = async (change: object = {}) =>
    (await patch({ quote: { amount: 40, currency: 'USD', validUntil, ...change } })).json()
  return { ana, admin, order, stepIds, patch, move, detail, quote }
}

test('a repair begins at the first step, and its state goes with the step', async () => {
  const { order, move, detail, admin } = await requested()
  expect(order).toMatchObject({ status: 'PENDIENTE', step: { key: 'requested', turn: 'workshop' } })
  const moved = await move('part', { version: order.version })
  expect(moved.status).toBe(200)
  expect(await moved.json()).toMatchObject({ status: 'EN PROCESO', step: { key: 'part', turn: 'supplier' } })
  const seen = await detail()
  expect(seen.steps.map(({ key }: { key: string }) => key)).toEqual(['requested', 'part'])
  expect(seen.history.map(({ event }: { event: string }) => event)).toEqual(['requested', 'status'])
  expect(seen.step.expectedDay).toBe('2026-03-12')
  const staff = await detail(admin)
  expect(staff.history).toContainEqual(expect.objectContaining({ event: 'step', note: 'Espera una pieza' }))
})

test('two technicians who move the same card: the second sees that it moved', async () => {
  const { order, move, detail } = await requested()
  const { version } = order
  const answers = await Promise.all([move('diagnosis', { version }), move('part', { version })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await detail()).steps).toHaveLength(2)
})

test('a step that is off, unknown or of a state that cannot follow is refused', async () => {
  const { move, patch, stepIds, admin } = await requested()
  expect((await patch({ step: 99_999 })).status).toBe(422)
  expect((await move('delivered')).status).toBe(409)
  expect((await move('part', { status: 'COMPLETADA' })).status).toBe(409)
  const url = `/admin/repair-steps/${stepIds.get('test')}`
  const off = await admin.fetch(url, { method: 'PATCH', json: { enable: false } })
  expect(off.status).toBe(200)
  expect((await move('test')).status).toBe(422)
  await admin.fetch(url, { method: 'PATCH', json: { enable: true } })
})

test('without repair the customer reads why', async () => {
  const { move, detail } = await requested()
  const refused = await move('unrepaired')
  expect([refused.status, (await refused.json()).error.fields]).toEqual([
    422,
    { respuesta: expect.any(String) },
  ])
  expect((await move('unrepaired', { respuesta: 'No hay piezas' })).status).toBe(200)
  expect(await detail()).toMatchObject({
    status: 'CANCELADA',
    step: { key: 'unrepaired', expectedDay: null },
  })
})

test('a quote waits for approval; accepted it is repaired, rejected it is looked at again', async () => {
  const { ana, order, quote, detail } = await requested()
  const decide = (word: string, quoteId: number) =>
    ana.fetch(`/orderservices/${order.id}/${word}`, { method: 'POST', json: { quoteId } })
  const first = await quote()
  expect(first.step).toMatchObject({ key: 'approval', turn: 'customer' })
  expect(await (await decide('reject', first.quote.id)).json()).toMatchObject({ step: { key: 'diagnosis' } })
  const second = await quote()
  expect(await (await decide('accept', second.quote.id)).json()).toMatchObject({ step: { key: 'repair' } })
  const passed = (await detail()).steps.map(({ key }: { key: string }) => key)
  expect(passed).toEqual(['requested', 'approval', 'diagnosis', 'approval', 'repair'])
})

test('the customer accepts while staff replace the quote: one of the two counts', async () => {
  const { ana, order, quote, patch, detail } = await requested()
  const made = await quote()
  const validUntil = new Date(shop.clock.now.getTime() + days(5)).toISOString()
  const [accepted, replaced] = await Promise.all([
    ana.fetch(`/orderservices/${order.id}/accept`, { method: 'POST', json: { quoteId: made.quote.id } }),
    patch({ quote: { amount: 90, currency: 'USD', validUntil }, version: made.version }),
  ])
  expect([accepted.status, replaced.status].toSorted()).toEqual([200, 409])
  const { quote: now } = await detail()
  expect([now.state, now.amount]).toEqual(accepted.ok ? ['accepted', 40] : ['pending', 90])
})

test('the owner of the shop decides which steps are mailed', async () => {
  const { ana, admin, move, stepIds } = await requested()
  const to = await emailOf(shop.database.db, ana.userId)
  const count = async () => (await mailsTo(shop.database, to)).length
  await move('diagnosis')
  const mail = await lastMailTo(shop.database, to)
  expect(mail.subject).toContain('Diagnóstico')
  expect(mail.text).toContain('Buscamos la causa de la falla')
  expect(mail.text).toContain('/services/ticket/')
  const before = await count()
  await move('test')
  expect(await count()).toBe(before)
  await admin.fetch(`/admin/repair-steps/${stepIds.get('test')}`, { method: 'PATCH', json: { notify: true } })
  await move('part')
  await move('test')
  expect((await lastMailTo(shop.database, to)).subject).toContain('En prueba')
  await admin.fetch(`/admin/repair-steps/${stepIds.get('test')}`, {
    method: 'PATCH',
    json: { notify: false },
  })
})

test('somebody without an account is told where the counter wrote down an e-mail', async () => {
  const { admin, stepIds } = await requested()
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const device = { ...asked, name: 'Eva', phone: '+53 5555 0101' }
  const receive = (json: object) => admin.fetch('/admin/orderservices', { method: 'POST', json })
  expect((await receive({ ...device, email: 'eva@' })).status).toBe(422)
  const left = await (await receive({ ...device, email: ' Eva.Sosa@Example.com ' })).json()
  const moving = { method: 'PATCH', json: { step: stepIds.get('ready') } }
  expect((await admin.fetch(`/orderservices/${left.id}`, moving)).status).toBe(200)
  const mail = await lastMailTo(shop.database, 'eva.sosa@example.com')
  expect(mail.subject).toContain('Listo para recoger')
  expect(mail.text).toContain('/services/ticket/')
})

test('the list finds the repairs of a step and those that are late, and says who takes care of them', async () => {
  const { admin, order, move, patch, stepIds } = await requested()
  const listed = async (where: object) => {
    const filter = encodeURIComponent(JSON.stringify({ where, order: 'expected ASC', limit: 100 }))
    const { data } = await (await admin.fetch(`/admin/orderservices?filter=${filter}`)).json()
    return data.filter(({ id }: { id: number }) => id === order.id)
  }
  await move('repair')
  expect(await listed({ step: stepIds.get('part') })).toEqual([])
  await patch({ promisedDay: '2026-03-01' })
  await admin.fetch(`/admin/orderservices/${order.id}/assignee`, {
    method: 'PUT',
    json: { staffId: admin.userId },
  })
  expect(await listed({ step: stepIds.get('repair'), overdue: true })).toMatchObject([
    {
      step: { key: 'repair', expectedDay: '2026-03-01', promisedDay: '2026-03-01' },
      technician: { id: admin.userId },
    },
  ])
  expect(await listed({ overdue: false })).toEqual([])
})

test('neither customers nor the ticket learn who works on a repair', async () => {
  const { ana, admin, order, move } = await requested()
  await admin.fetch(`/admin/orderservices/${order.id}/assignee`, {
    method: 'PUT',
    json: { staffId: admin.userId },
  })
  await move('repair')
  const { token } = await (await ana.fetch(`/orderservices/${order.id}/ticket`)).json()
  const ticket = await (await shop.fetch(`/services/ticket/${token}`)).json()
  expect(ticket).toMatchObject({ step: { key: 'repair' }, steps: [{ key: 'requested' }, { key: 'repair' }] })
  const own = await (await ana.fetch(`/orderservices/fulldata/${order.id}`)).json()
  for (const seen of [ticket, own.data]) expect(Object.keys(seen)).not.toContain('technician')
})

test('a step that is used or in every shop is switched off, not deleted', async () => {
  const { admin, order, patch, stepIds, move } = await requested()
  const remove = (id: number | undefined) => admin.fetch(`/admin/repair-steps/${id}`, { method: 'DELETE' })
  expect((await remove(stepIds.get('test'))).status).toBe(409)
  const add = async (es: string) =>
    admin.fetch('/admin/repair-steps', {
      method: 'POST',
      json: { name: { es }, state: 'EN PROCESO', turn: 'supplier' },
    })
  const unused = await (await add('En otro taller')).json()
  const used = await (await add('En la fábrica')).json()
  const taken = await add('diagnóstico')
  expect([taken.status, Object.keys((await taken.json()).error.fields)]).toEqual([409, ['name']])
  expect(unused).toMatchObject({
    key: null,
    name: { es: 'En otro taller', en: '' },
    enable: true,
    notify: true,
  })
  expect((await remove(unused.id)).status).toBe(204)
  expect((await remove(unused.id)).status).toBe(404)
  expect((await patch({ step: used.id })).status).toBe(200)
  expect((await remove(used.id)).status).toBe(409)
  await move('repair')
  // It is in the history of the repair.
  expect((await remove(used.id)).status).toBe(409)
  const stale = { method: 'PATCH', json: { position: 3, version: used.version + 1 } }
  expect((await admin.fetch(`/admin/repair-steps/${used.id}`, stale)).status).toBe(409)
  expect(order.id).toBeGreaterThan(0)
})
