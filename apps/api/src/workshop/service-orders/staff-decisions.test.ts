import { checkInvariants } from '@tecnoclick/database/invariants'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { serviceQuotes } from '@tecnoclick/database/schema/workshop/service-orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { openWorkshop, tokenIn } from './testing/workshop.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

afterEach(async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

type Fetch = Awaited<ReturnType<typeof shop.as>>['fetch']

const phone = '+53 5555 0101'

/** A repair with a pending quote: of a customer with an account, or left at the counter. */
async function quoted(from: 'account' | 'counter') {
  const { typeId: _, ...asked } = await openWorkshop(shop.database)
  const [ana, admin] = [await shop.as('user'), await shop.as('admin')]
  const seller = await shop.asStaff('seller')
  const requested =
    from === 'account'
      ? await ana.fetch('/orderservices', { method: 'POST', json: asked })
      : await seller.fetch('/admin/orderservices', { method: 'POST', json: { ...asked, name: 'Eva', phone } })
  const order = await requested.json()
  const validUntil = new Date(shop.clock.now.getTime() + days(2)).toISOString()
  const { quote, version } = await (
    await admin.fetch(`/orderservices/${order.id}`, {
      method: 'PATCH',
      json: { quote: { amount: 4000, currency: 'CUP', validUntil } },
    })
  ).json()
  const linkOf = async (fetch: Fetch): Promise<string> =>
    (await (await fetch(`/orderservices/${order.id}/ticket`)).json()).token
  const accept = (token: string) =>
    shop.fetch(`/services/ticket/${token}/accept`, { method: 'POST', json: { quoteId: quote.id } })
  const record = (fetch: Fetch, change: object = {}) =>
    fetch(`/admin/orderservices/${order.id}/decision`, {
      method: 'POST',
      json: { quoteId: quote.id, decision: 'accepted', via: 'phone', person: 'Ana Pérez', ...change },
    })
  const audits = () =>
    shop.database.db
      .select({ actorId: auditLog.actorId, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'service-order'), eq(auditLog.entityId, String(order.id))))
      .orderBy(asc(auditLog.id))
  return { ana, admin, seller, order, quote, version, linkOf, accept, record, audits }
}

test('a link that staff make for a customer with an account shows the repair and changes nothing', async () => {
  const { seller, ana, order, linkOf, accept, audits } = await quoted('account')
  const token = await linkOf(seller.fetch)
  expect(await (await shop.fetch(`/services/ticket/${token}`)).json()).toMatchObject({
    quote: { state: 'pending' },
    readOnly: true,
  })
  const refused = await accept(token)
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'forbidden'])
  const message = await shop.fetch(`/services/ticket/${token}/messages`, {
    method: 'POST',
    json: { text: 'Acepto' },
  })
  const photo = await shop.fetch(`/services/ticket/${token}/photos`, {
    method: 'POST',
    body: new FormData(),
  })
  expect([message.status, photo.status]).toEqual([403, 403])
  const made = (await audits()).at(-1)
  expect(made).toMatchObject({ actorId: seller.userId, after: { ticketLink: expect.any(Number) } })

  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, ana.userId))
  expect((await accept(tokenIn(mail.text))).status).toBe(200)
  const [stored] = await shop.database.db
    .select()
    .from(serviceQuotes)
    .where(eq(serviceQuotes.serviceOrderId, order.id))
  expect(stored).toMatchObject({ decidedVia: 'ticket', decidedStaffId: null })
})

test('a customer copies a link that decides, which is no matter of the audit log', async () => {
  const { ana, linkOf, accept, audits } = await quoted('account')
  const before = (await audits()).length
  const token = await linkOf(ana.fetch)
  expect((await accept(token)).status).toBe(200)
  expect((await audits()).length).toBe(before)
})

test('the receipt of a walk-in decides until the repair is in an account; its link is audited', async () => {
  const [open, claimed] = [await quoted('counter'), await quoted('counter')]
  const token = await open.linkOf(open.seller.fetch)
  expect((await open.accept(token)).status).toBe(200)
  expect((await open.audits()).at(-1)).toMatchObject({ actorId: open.seller.userId })
  const [stored] = await shop.database.db
    .select()
    .from(serviceQuotes)
    .where(eq(serviceQuotes.serviceOrderId, open.order.id))
  expect(stored).toMatchObject({ decidedVia: 'ticket', decidedStaffId: open.seller.userId })

  const receipt = await claimed.linkOf(claimed.seller.fetch)
  await claimed.ana.fetch('/orderservices/claim', { method: 'POST', json: { ticket: receipt, phone } })
  expect((await claimed.accept(receipt)).status).toBe(403)
})

test('staff record what the customer said by phone: with name, history, audit entry and a mail', async () => {
  const { seller, ana, order, record, audits, quote } = await quoted('account')
  const answer = await record(seller.fetch)
  expect(answer.status).toBe(200)
  expect((await answer.json()).quote).toMatchObject({
    state: 'accepted',
    decidedVia: 'phone',
    decidedBy: 'Ana Pérez',
  })
  expect((await audits()).at(-1)).toMatchObject({
    actorId: seller.userId,
    after: { quoteId: quote.id, decision: 'accepted', via: 'phone', person: 'Ana Pérez' },
  })
  const email = await emailOf(shop.database.db, ana.userId)
  const mail = await lastMailTo(shop.database, email)
  expect(mail.subject).toBe(`Registramos su respuesta al presupuesto de ${order.orderNum}`)
  expect(mail.text).toContain('por teléfono')
  const mails = (await mailsTo(shop.database, email)).length
  const count = (await audits()).length
  expect((await record(seller.fetch)).status).toBe(200)
  expect([(await mailsTo(shop.database, email)).length, (await audits()).length]).toEqual([mails, count])
  expect((await record(seller.fetch, { decision: 'rejected' })).status).toBe(409)
})

test('a ticket shows how the quote was decided and not by whom', async () => {
  const { seller, record, linkOf } = await quoted('counter')
  const token = await linkOf(seller.fetch)
  expect((await record(seller.fetch, { via: 'counter', decision: 'rejected' })).status).toBe(200)
  const text = await (await shop.fetch(`/services/ticket/${token}`)).text()
  expect(JSON.parse(text).quote).toMatchObject({ state: 'rejected', decidedVia: 'counter' })
  expect(text).not.toContain('Ana Pérez')
})

test('a decision needs the person, a known way, the version that was read and the permission', async () => {
  const { seller, ana, record, version } = await quoted('account')
  expect((await record(seller.fetch, { person: ' ' })).status).toBe(422)
  expect((await record(seller.fetch, { via: 'account' })).status).toBe(422)
  expect((await record(seller.fetch, { version: version - 1 })).status).toBe(409)
  expect((await record(ana.fetch)).status).toBe(403)
  const editor = await shop.asStaff('editor')
  expect((await record(editor.fetch)).status).toBe(403)
})

test('after its day a quote is not accepted by phone either', async () => {
  const { order, quote } = await quoted('account')
  shop.clock.now = new Date(shop.clock.now.getTime() + days(2) + 1)
  const seller = await shop.asStaff('seller')
  const json = { quoteId: quote.id, decision: 'accepted', via: 'phone', person: 'Ana' }
  const late = await seller.fetch(`/admin/orderservices/${order.id}/decision`, { method: 'POST', json })
  expect([late.status, (await late.json()).error.code]).toEqual([409, 'quoteClosed'])
})
