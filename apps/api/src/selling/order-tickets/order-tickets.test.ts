import type { LinkedOrder, Order } from '@tecnoclick/contract/selling/orders/schemas'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { orderTickets } from '@tecnoclick/database/schema/selling/order-tickets'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { createSignedIds } from '../../platform/secrets/signed-ids.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, testDeps, useTestApi } from '../../testing/test-api.ts'
import { linkOrderTickets } from './order-ticket.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

async function openLinks(value: 'members' | 'everyone' = 'everyone') {
  const admin = await shop.as('admin')
  const { data } = await (await admin.fetch('/admin/settings')).json()
  const { version } = data.find(({ key }: { key: string }) => key === 'orderLinks')
  const changed = await admin.fetch('/admin/settings/orderLinks', {
    method: 'PATCH',
    json: { value, version },
  })
  expect(changed.status).toBe(200)
  return admin
}

async function ordered() {
  const owner = await shop.as('user')
  await added(owner, await insertProduct())
  const order = await placed(owner, {
    ...{ recipientName: 'Yaima Pérez', recipientPhone: '5234 5678', paymentMethod: 'transfer' },
  })
  return { owner, order, to: order.customer.email ?? '' }
}

/** What stands in a mail about the order when it is sent. */
async function mailed({ id }: Pick<Order, 'id'>, to: string, orderIds = [id]): Promise<string> {
  const link = linkOrderTickets(shop.database.db, testDeps.ticketTokens)
  const url = `https://tienda.cu/account/orders/${id}`
  const body = { html: `<a href="${url}">Ver</a> ${url}0`, text: `Ver mi pedido: ${url}` }
  const sent = await link({ to, orderIds }, body)
  // Another order, whose number begins alike, keeps its link.
  expect(sent.html).toContain(`${url}0`)
  return sent.text
}

const tokenIn = (text: string) => /\/shop\/pay\/([\w-]{43})$/.exec(text)?.[1] ?? ''
const read = (token: string) => shop.fetch(`/order-links/${token}`)
const revoke = (person: Person, { id }: Pick<Order, 'id'>) =>
  person.fetch(`/admin/sellorders/${id}/ticket`, { method: 'DELETE' })

test('mails link to the account until the shop lets everyone open their orders', async () => {
  const { order, to } = await ordered()
  expect(await mailed(order, to)).toMatch(/account\/orders\/\d+$/)
  await openLinks()
  const text = await mailed(order, to)
  expect(text).toMatch(/^Ver mi pedido: https:\/\/tienda\.cu\/shop\/pay\/[\w-]{43}$/)
  // Sent again, also by two at once, it is the same link.
  expect(await Promise.all([mailed(order, to), mailed(order, to)])).toEqual([text, text])
  expect(await mailed(order, 'otra@ejemplo.cu')).toMatch(/account\/orders\/\d+$/)
  expect(await mailed(order, to, [order.id, order.id + 1])).toMatch(/account\/orders\/\d+$/)
  await openLinks('members')
  expect((await read(tokenIn(text))).status).toBe(404)
})

test('whoever has the link sees state and total, nothing personal, and changes nothing', async () => {
  const { owner, order, to } = await ordered()
  await openLinks()
  await owner.fetch(`/sellorders/${order.id}/payment`, {
    method: 'POST',
    json: { transactionCode: 'TK123456' },
  })
  const token = tokenIn(await mailed(order, to))
  const shown: LinkedOrder = await (await read(token)).json()
  expect(shown).toMatchObject({
    ...{ noSellOrden: order.noSellOrden, status: 'PENDIENTE', total: 100, family: null, method: null },
    ...{ transfer: null, ticket: { orderId: order.id } },
  })
  expect(JSON.stringify(shown)).not.toMatch(/Pérez|5234|@|TK123456/)
  const changes = [
    shop.fetch(`/order-links/${token}/payment`, { method: 'POST', json: { transactionCode: 'TK654321' } }),
    shop.fetch(`/order-links/${token}/payment-method`, { method: 'PUT', json: { paymentMethod: 'wallet' } }),
    shop.fetch(`/order-links/${token}/receipts`, { method: 'POST', body: new FormData() }),
    shop.fetch(`/order-links/${token}/online-payments`),
    shop.fetch(`/order-links/${token}/online-payments`, { method: 'POST', json: { providerId: 1 } }),
  ]
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 404))
  await owner.fetch(`/sellorders/${order.id}/cancel`, { method: 'POST' })
  expect((await read(token)).status).toBe(200)
  shop.clock.now = new Date(shop.clock.now.getTime() + days(31))
  expect((await read(token)).status).toBe(404)
})

test('staff end the link, which is audited, and the next mail has another one', async () => {
  const { owner, order, to } = await ordered()
  const admin = await openLinks()
  const token = tokenIn(await mailed(order, to))
  expect((await revoke(owner, order)).status).toBe(403)
  expect(await (await revoke(admin, order)).json()).toEqual({ revoked: true })
  expect(await (await revoke(admin, order)).json()).toEqual({ revoked: false })
  expect((await revoke(admin, { id: 999_999 })).status).toBe(404)
  expect((await read(token)).status).toBe(404)
  const next = tokenIn(await mailed(order, to))
  expect(next).not.toBe(token)
  expect((await read(next)).status).toBe(200)
  const { db } = shop.database
  const isOrder = and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, String(order.id)))
  const audited = await db.select({ after: auditLog.after }).from(auditLog).where(isOrder)
  expect(audited).toContainEqual({ after: { mailLink: false } })
  expect(await db.$count(orderTickets, eq(orderTickets.orderId, order.id))).toBe(2)
})

test('no token is guessed: forged ones, those of other links and neighbours are not found', async () => {
  const { order, to } = await ordered()
  await openLinks()
  const token = tokenIn(await mailed(order, to))
  const [ticket] = await shop.database.db
    .select({ id: orderTickets.id })
    .from(orderTickets)
    .where(eq(orderTickets.orderId, order.id))
  const id = ticket?.id ?? 0
  const bytes = Buffer.from(token, 'base64url')
  const neighbour = Buffer.from(bytes)
  neighbour.writeUInt32BE(id + 1)
  const broken = Buffer.from(bytes)
  broken.writeUInt8(broken.readUInt8(31) ^ 1, 31)
  const forged = [
    neighbour.toString('base64url'),
    broken.toString('base64url'),
    createSignedIds('another key', 'order tickets').tokenOf(id),
    // The signature of another purpose.
    testDeps.cartTokens.tokenOf(id).padEnd(43, 'A'),
    testDeps.ticketTokens.tokenOf(id + 1),
  ]
  expect(await Promise.all(forged.map(async (one) => (await read(one)).status))).toEqual(
    forged.map(() => 404),
  )
  const answer = await read(token)
  expect(answer.headers.get('cache-control')).toMatch(/no-store|private/)
})
