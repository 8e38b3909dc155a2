import type { Invoice, Invoices } from '@tecnoclick/contract/selling/invoices/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { consecutives } from '@tecnoclick/database/schema/platform/numbering'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { readPdf } from '../../platform/papers/testing/read-pdf.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const post = (person: Person, path: string, json?: object) =>
  person.fetch(path, { method: 'POST', ...(json && { json }) })
const issue = (person: Person, { id }: { id: number }) => post(person, `/admin/sellorders/${id}/invoices`)
const cancel = (person: Person, { id }: { id: number }, reason = 'El nombre estaba mal') =>
  post(person, `/admin/invoices/${id}/credit-note`, { reason })
const listed = async (person: Person, { id }: { id: number }): Promise<Invoices> =>
  (await person.fetch(`/sellorders/${id}/invoices`)).json()
const paperOf = async (person: Person, { id }: { id: number }) => {
  const response = await person.fetch(`/invoices/${id}/paper`)
  expect(response.status).toBe(200)
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

async function accepted(): Promise<{ seller: Person; buyer: Person; order: Order }> {
  const [seller, buyer] = [await shop.asStaff('seller'), await shop.as('user')]
  await added(buyer, await insertProduct(), 2)
  const { id } = await placed(buyer)
  const json = { status: 'EN PROCESO' }
  const order = await (await seller.fetch(`/sellorders/${id}`, { method: 'PATCH', json })).json()
  return { seller, buyer, order }
}

async function issued(seller: Person, order: { id: number }): Promise<Invoice> {
  const answer = await issue(seller, order)
  expect(answer.status).toBe(200)
  const { data }: Invoices = await answer.json()
  const [invoice] = data
  if (!invoice) throw new Error('No invoice')
  return invoice
}

const sequenceOf = ({ number }: Invoice) => Number(number.split('-').at(-1))

test('an invoice has a number of its own series; its buyer reads it, a stranger does not', async () => {
  const { seller, buyer, order } = await accepted()
  expect(await listed(seller, order)).toEqual({ data: [], mayIssue: true })
  const invoice = await issued(seller, order)
  expect(invoice).toMatchObject({ kind: 'invoice', total: order.total, cancels: null, cancelledBy: null })
  expect(invoice.number).toMatch(/^FACTURA-\d{3}$/)
  expect(await listed(buyer, order)).toEqual({ data: [invoice], mayIssue: false })
  const pdf = await paperOf(buyer, invoice)
  expect(pdf.title).toContain(invoice.number)
  expect(pdf.text).toContain(`Total\t$${order.total.toFixed(2)} USD`)
  expect(pdf.text).not.toContain('NO ES FACTURA')

  const stranger = await shop.as('user')
  for (const path of [`/invoices/${invoice.id}/paper`, `/sellorders/${order.id}/invoices`]) {
    expect((await stranger.fetch(path)).status).toBe(404)
    expect((await shop.fetch(path)).status).toBe(401)
  }
  expect((await issue(buyer, order)).status).toBe(403)
  const isAbout = and(eq(auditLog.entity, 'invoice'), eq(auditLog.entityId, String(invoice.id)))
  expect(await shop.database.db.$count(auditLog, and(isAbout, eq(auditLog.action, 'create')))).toBe(1)
  const mails = await mailsTo(shop.database, order.customer.email ?? '')
  expect(mails.at(-1)).toMatchObject({ kind: 'invoice', subject: `Su factura ${invoice.number}` })
})

test('issued twice or by ten at once, there is one invoice and no gap', async () => {
  const { seller, order } = await accepted()
  const answers = await Promise.all(Array.from({ length: 10 }, () => issue(seller, order)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  const bodies: Invoices[] = await Promise.all(answers.map((answer) => answer.json()))
  expect(new Set(bodies.flatMap(({ data }) => data.map(({ number }) => number))).size).toBe(1)
})

test('invoices of many orders at once are numbered without a gap', async () => {
  const sold = await Promise.all(Array.from({ length: 5 }, accepted))
  const made = await Promise.all(sold.map(({ seller, order }) => issued(seller, order)))
  const numbers = made.map(sequenceOf).toSorted((a, b) => a - b)
  const [first = 0] = numbers
  expect(numbers).toEqual(numbers.map((_, index) => first + index))
})

test('only an accepted order with a number is invoiced, and only with a consecutive', async () => {
  const { seller, buyer, order } = await accepted()
  await added(buyer, await insertProduct())
  const pending = await placed(buyer)
  expect((await issue(seller, pending)).status).toBe(409)
  expect((await listed(seller, pending)).mayIssue).toBe(false)
  expect((await issue(seller, { id: 999_999 })).status).toBe(404)
  const isInvoice = eq(consecutives.document, 'FACTURA')
  await shop.database.db.update(consecutives).set({ enable: false }).where(isInvoice)
  expect((await issue(seller, order)).status).toBe(409)
  expect((await listed(seller, order)).data).toEqual([])
  await shop.database.db.update(consecutives).set({ enable: true }).where(isInvoice)
  expect((await issue(seller, order)).status).toBe(200)
})

test('an invoiced order stays as it is until a credit note cancels the invoice', async () => {
  const { seller, order } = await accepted()
  const invoice = await issued(seller, order)
  const [line] = order.items
  const json = { lines: [{ id: line?.id, quantity: 1 }], version: order.version }
  const edit = () => seller.fetch(`/admin/sellorders/${order.id}/contents`, { method: 'PUT', json })
  const change = (status: string) =>
    seller.fetch(`/sellorders/${order.id}`, { method: 'PATCH', json: { status, respuesta: 'Agotado' } })
  for (const refused of [await edit(), await change('CANCELADA')]) {
    expect(refused.status).toBe(409)
    expect((await refused.json()).error.code).toBe('invoiced')
  }
  expect((await cancel(seller, invoice, ' ')).status).toBe(422)
  const cancelled = await cancel(seller, invoice)
  expect(cancelled.status).toBe(200)
  const { data, mayIssue }: Invoices = await cancelled.json()
  const [note, original] = data
  expect(mayIssue).toBe(true)
  expect(note).toMatchObject({ kind: 'credit', total: order.total, cancels: invoice.number })
  expect(note?.number).toMatch(/^CREDITO-\d{3}$/)
  expect(original?.cancelledBy).toBe(note?.number)
  // The same again answers the same; a note is not cancelled.
  expect(await (await cancel(seller, invoice)).json()).toEqual({ data, mayIssue })
  expect((await cancel(seller, note ?? { id: 0 })).status).toBe(409)
  expect((await cancel(seller, { id: 999_999 })).status).toBe(404)
  expect((await paperOf(seller, invoice)).text).toContain('ANULADA')
  expect((await paperOf(seller, note ?? { id: 0 })).text).toContain(`Anula la factura ${invoice.number}`)

  expect((await edit()).status).toBe(200)
  const second = await issued(seller, order)
  expect(sequenceOf(second)).toBe(sequenceOf(invoice) + 1)
  expect(second.total).toBe(order.total / 2)
  // The first shows what it was issued for.
  expect((await paperOf(seller, invoice)).text).toContain(`$${order.total.toFixed(2)} USD`)
})

test('an invoiced sale of the counter is not voided', async () => {
  const seller = await shop.asStaff('seller')
  const items = [{ productId: await insertProduct(), quantity: 1 }]
  const json = { items, currency: 'USD', priceTier: 'retail', paymentMethod: 'cash' }
  const sale = await (await post(seller, '/sellorders/counter', json)).json()
  const invoice = await issued(seller, sale)
  const voided = () => post(seller, `/admin/sellorders/${sale.id}/void`, { reason: 'Error' })
  expect((await (await voided()).json()).error.code).toBe('invoiced')
  expect((await cancel(seller, invoice)).status).toBe(200)
  expect((await voided()).status).toBe(200)
})

test('an invoice and a change of its order at once: one waits for the other', async () => {
  const { seller, order } = await accepted()
  const json = { status: 'CANCELADA', respuesta: 'Agotado' }
  const statuses = await Promise.all([
    issue(seller, order).then(({ status }) => status),
    seller.fetch(`/sellorders/${order.id}`, { method: 'PATCH', json }).then(({ status }) => status),
  ])
  expect(statuses.toSorted()).toEqual([200, 409])
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, order.id))
  expect((await listed(seller, order)).data).toHaveLength(row?.status === 'CANCELADA' ? 0 : 1)
})
