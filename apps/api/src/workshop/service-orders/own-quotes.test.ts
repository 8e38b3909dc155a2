import { checkInvariants } from '@tecnoclick/database/invariants'
import { days } from '@tecnoclick/domain/platform/duration'
import { afterEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { openWorkshop } from './testing/workshop.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

afterEach(async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

const lines = [
  { kind: 'part', description: 'Cabezal', quantity: 2, price: 1500.5 },
  { kind: 'labour', description: 'Limpieza y calibración', price: 999 },
]

async function quoted(change: object = {}) {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await (await ana.fetch('/orderservices', { method: 'POST', json: asked })).json()
  const patch = async (json: object) =>
    (await admin.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json })).json()
  const validUntil = new Date(shop.clock.now.getTime() + days(2)).toISOString()
  const made = await patch({ quote: { amount: 4000, currency: 'CUP', validUntil, lines, ...change } })
  const decide = (word: 'accept' | 'reject', { fetch } = ana, quoteId = made.quote.id) =>
    fetch(`/orderservices/${order.id}/${word}`, { method: 'POST', json: { quoteId } })
  return { ana, admin, order, patch, made, decide }
}

test('a quote has parts and labour, which add up to its amount', async () => {
  const { made, ana, order } = await quoted()
  const shown = [
    { ...lines[0], position: 1, amount: 3001, optional: false, declined: false },
    { ...lines[1], position: 2, quantity: 1, amount: 999, optional: false, declined: false },
  ]
  expect(made.quote).toMatchObject({ amount: 4000, lines: shown })
  const { data } = await (await ana.fetch(`/orderservices/fulldata/${order.id}`)).json()
  expect(data.quote.lines).toMatchObject(shown)
})

test.each([
  ['another sum', { amount: 4000.01 }],
  ['a third decimal', { lines: [{ kind: 'part', description: 'x', price: 0.001 }] }],
])('a quote with %s is refused', async (_, change) => {
  const { made } = await quoted(change)
  expect(made.error).toMatchObject({ statusCode: 422, fields: { 'quote.amount': expect.any(String) } })
})

test('the owner decides once in the account, also when pressed many times', async () => {
  const { decide, order } = await quoted()
  const answers = await Promise.all([decide('accept'), decide('accept'), decide('reject'), decide('reject')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  const winner = await answers.find(({ ok }) => ok)?.json()
  const subjects = (await mailsTo(shop.database, 'contacto@tecnoclick.cu'))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Presupuesto') && subject.endsWith(order.orderNum))
  expect([winner.quote.state, subjects.length]).toEqual([expect.stringMatching(/^(accepted|rejected)$/), 1])
})

test('account and ticket link at once: one decision', async () => {
  const { decide, ana, order, made } = await quoted()
  const { token } = await (await ana.fetch(`/orderservices/${order.id}/ticket`)).json()
  const json = { quoteId: made.quote.id }
  const answers = await Promise.all([
    decide('accept'),
    shop.fetch(`/services/ticket/${token}/reject`, { method: 'POST', json }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('after its day a quote can be rejected, not accepted', async () => {
  const { decide } = await quoted()
  shop.clock.now = new Date(shop.clock.now.getTime() + days(2) + 1)
  const late = await decide('accept')
  expect([late.status, (await late.json()).error.code]).toEqual([409, 'quoteClosed'])
  expect((await decide('reject')).status).toBe(200)
})

test('neither a stranger nor staff decide for the customer', async () => {
  const { decide, admin } = await quoted()
  for (const other of [await shop.as('user'), admin]) expect((await decide('accept', other)).status).toBe(404)
})

test('the warranty runs from the day the repair is completed, and is in the mail', async () => {
  const { patch, ana, order } = await quoted()
  expect(await patch({ warrantyMonths: 3 })).toMatchObject({
    warrantyMonths: 3,
    warrantyUntil: null,
    version: 3,
  })
  const end = new Date(shop.clock.now)
  end.setUTCMonth(end.getUTCMonth() + 3)
  expect(await patch({ status: 'COMPLETADA', reason: 'Paga al recogerla' })).toMatchObject({
    warrantyUntil: end.toISOString(),
  })
  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, ana.userId))
  expect(mail.text).toContain('La reparación tiene garantía hasta el')
  expect((await patch({ warrantyMonths: 37 })).error.statusCode).toBe(422)
  const ticket = await (await ana.fetch(`/orderservices/${order.id}/ticket`)).json()
  expect(await (await shop.fetch(ticket.path)).json()).toMatchObject({ warrantyUntil: end.toISOString() })
})
