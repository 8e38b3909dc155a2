import { days } from '@tecnoclick/domain/platform/duration'
import { expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { insertSession } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { openWorkshop, tokenIn } from './testing/workshop.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

const inDays = (count: number) => new Date(shop.clock.now.getTime() + days(count)).toISOString()
const offer = (amount: number) => ({ amount, currency: 'CUP', validUntil: inDays(7), note: 'Cabezal nuevo' })

/** A request with a quote, and the link from its mail. */
async function quoted() {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const order = await (
    await ana.fetch('/orderservices', { method: 'POST', json: { ...asked, model: 'L395' } })
  ).json()
  const patch = async (json: object) =>
    (await admin.fetch(`/orderservices/${order.id}`, { method: 'PATCH', json })).json()
  const { quote, version } = await patch({ respuesta: 'Cambiar el cabezal', quote: offer(4500) })
  const { email } = (await (await ana.fetch('/security/me')).json()).user
  const token = tokenIn((await lastMailTo(shop.database, email)).text)
  const decide = (decision: 'accept' | 'reject', quoteId = quote.id) =>
    shop.fetch(`/services/ticket/${token}/${decision}`, { method: 'POST', json: { quoteId } })
  return { ana, admin, order, patch, quote, version, token, decide }
}

test('the link shows state, history and answer, without personal data', async () => {
  const { token, order } = await quoted()
  const ticket = await (await shop.fetch(`/services/ticket/${token}`)).json()
  expect(ticket).toMatchObject({
    orderNum: order.orderNum,
    status: 'EN PROCESO',
    model: 'L395',
    respuesta: 'Cambiar el cabezal',
    quote: { amount: 4500, currency: 'CUP', state: 'pending', note: 'Cabezal nuevo' },
  })
  const text = JSON.stringify(ticket)
  for (const secret of ['"customer":', 'customerId', 'address', 'email', '@'])
    expect(text).not.toContain(secret)
})

test.each(['x'.repeat(43), 'short', '..%2f..%2fservices'])('%s is not found', async (token) => {
  expect((await shop.fetch(`/services/ticket/${token}`)).status).toBe(404)
})

test('links for a print or a copy open the same ticket', async () => {
  const { ana, order } = await quoted()
  const made = await (await ana.fetch(`/orderservices/${order.id}/ticket`)).json()
  expect(made.path).toBe(`/services/ticket/${made.token}`)
  expect((await (await shop.fetch(made.path)).json()).orderNum).toBe(order.orderNum)
})

test.each(['COMPLETADA', 'CANCELADA'])('a link ends 90 days after the order is %s', async (status) => {
  const { token, patch, ana, order, decide } = await quoted()
  const open = async (path = `/services/ticket/${token}`) => (await shop.fetch(path)).status
  await patch({ status, respuesta: 'Lo decidió usted', reason: 'Lo decidió el cliente' })
  shop.clock.now = new Date(shop.clock.now.getTime() + days(90) - 1)
  expect(await open()).toBe(200)
  shop.clock.now = new Date(shop.clock.now.getTime() + 1)
  expect([await open(), (await decide('reject')).status]).toEqual([404, 404])
  // The owner prints the receipt again, signed in again after this long.
  const owner = await insertSession(shop.database.db, ana.userId, shop.clock.now)
  const printed = await (await shop.fetch(`/orderservices/${order.id}/ticket`, { token: owner })).json()
  expect(await open(printed.path)).toBe(200)
})

test('staff end every link of an order at once, and make a new one', async () => {
  const [{ token, admin, ana, order, decide }, other] = [await quoted(), await quoted()]
  const copy = await (await ana.fetch(`/orderservices/${order.id}/ticket`)).json()
  const revoke = () => admin.fetch(`/orderservices/${order.id}/ticket`, { method: 'DELETE' })
  // One came with the mail about the request, one with the quote, one is the copy.
  expect(await (await revoke()).json()).toEqual({ revoked: 3 })
  expect(await (await revoke()).json()).toEqual({ revoked: 0 })
  for (const path of [`/services/ticket/${token}`, copy.path]) {
    expect((await shop.fetch(path)).status).toBe(404)
  }
  expect((await decide('accept')).status).toBe(404)
  expect((await shop.fetch(`/services/ticket/${other.token}`)).status).toBe(200)
  const fresh = await (await admin.fetch(`/orderservices/${order.id}/ticket`)).json()
  expect((await shop.fetch(fresh.path)).status).toBe(200)
})

test('a quote is decided once, mailed to the shop and added to the history; a retry has no effect', async () => {
  const { decide, order } = await quoted()
  const responses = await Promise.all([
    decide('accept'),
    decide('reject'),
    decide('accept'),
    decide('reject'),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  const [winner, repetition] = await Promise.all(
    responses.filter(({ ok }) => ok).map((response) => response.json()),
  )
  expect(repetition).toEqual(winner)
  const { quote, history } = winner
  const decisions = history.filter(({ note }: { note: string }) => note === 'CUP 4,500.00')
  expect(decisions).toMatchObject([{ event: quote.state }])
  const mails = (await mailsTo(shop.database, 'contacto@tecnoclick.cu')).filter(
    ({ kind, subject }) => kind === 'quote-decision' && subject.endsWith(order.orderNum),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^Presupuesto (aceptado|rechazado): /)
})

test('staff who have not seen the decision yet get a conflict', async () => {
  const { decide, patch, version } = await quoted()
  await decide('reject')
  const { error } = await patch({ status: 'COMPLETADA', version })
  expect([error.statusCode, error.code]).toEqual([409, 'staleVersion'])
  const closing = { status: 'COMPLETADA', version: version + 1, reason: 'No quiso el presupuesto' }
  expect(await patch(closing)).toMatchObject({ status: 'COMPLETADA' })
})

test('a quote that was replaced meanwhile cannot be accepted, and an accepted one not rejected', async () => {
  const { decide, patch, quote } = await quoted()
  const { quote: second } = await patch({ quote: offer(3000) })
  expect((await decide('accept', quote.id)).status).toBe(409)
  expect((await decide('accept', second.id)).status).toBe(200)
  expect((await decide('reject', second.id)).status).toBe(409)
})

test('a quote of another request is not found', async () => {
  const [one, other] = [await quoted(), await quoted()]
  expect((await one.decide('accept', other.quote.id)).status).toBe(404)
})

test('an expired quote and one of a closed order are refused', async () => {
  const late = await quoted()
  shop.clock.now = new Date(shop.clock.now.getTime() + days(8))
  expect((await late.decide('accept')).status).toBe(409)
  const closed = await quoted()
  await closed.patch({ status: 'COMPLETADA', reason: 'Paga al recogerla' })
  expect((await closed.decide('accept')).status).toBe(409)
})

test.each([
  ['amount', { amount: 0.001 }],
  ['currency', { currency: 'XYZ' }],
  ['validUntil', { validUntil: '2020-01-01T00:00:00Z' }],
])('a quote with a wrong %s is refused', async (field, wrong) => {
  const { patch } = await quoted()
  const { error } = await patch({ quote: { ...offer(100), ...wrong } })
  expect([error.statusCode, Object.keys(error.fields)]).toEqual([422, [`quote.${field}`]])
})
