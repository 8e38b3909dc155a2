import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPaper } from '../../platform/papers/draw-paper.ts'
import { createPaperWords } from '../../platform/papers/paper-words.ts'
import { readPdf } from '../../platform/papers/testing/read-pdf.ts'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { linesTable, totals } from './order-blocks.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, added, placed } = useBuyers(shop)

async function ordered() {
  const buyer = await shop.as('user')
  await added(buyer, await insertProduct(), 3)
  return { buyer, order: await placed(buyer) }
}

async function paper(person: Pick<Person, 'fetch'>, { id }: Pick<Order, 'id'>, name: string) {
  const response = await person.fetch(`/sellorders/${id}/papers/${name}`)
  expect(response.status).toBe(200)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.length).toBeLessThan(60_000)
  return { headers: response.headers, pdf: readPdf(bytes) }
}

const currencies = [{ code: 'USD', symbol: '$', decimals: 2 }]
const words = createPaperWords('es', currencies)

test('every paper of an order has its lines and total, and a safe file name', async () => {
  const { buyer, order } = await ordered()
  for (const name of ['order', 'proforma', 'receipt', 'delivery']) {
    const { headers, pdf } = await paper(buyer, order, name)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(pdf.text).toContain(order.items[0]?.product.name)
    expect(pdf.text).toContain(`$${order.total.toFixed(2)} USD`)
    expect(pdf.title).toContain(order.noSellOrden)
  }
})

test('a proforma says that it is no invoice, and a receipt of nothing that it is provisional', async () => {
  const { buyer, order } = await ordered()
  const proforma = (await paper(buyer, order, 'proforma')).pdf
  expect(proforma.title).toContain('Factura proforma')
  expect(proforma.text).toContain('NO ES FACTURA')
  expect((await paper(buyer, order, 'receipt')).pdf.text).toContain('PROVISIONAL')
  expect((await paper(buyer, order, 'order')).pdf.text).not.toMatch(/NO ES FACTURA|PROVISIONAL/)
})

test('a paper is in the language that is asked for; no other language or paper is', async () => {
  const { buyer, order } = await ordered()
  for (const [lang, text] of [
    ['en', 'Order'],
    ['ru', 'Заказ'],
  ] as const) {
    const { pdf } = await paper(buyer, order, `order?lang=${lang}`)
    expect(pdf.language).toBe(lang)
    expect(pdf.text).toContain(text)
  }
  expect((await paper(buyer, order, 'order?lang=ar')).pdf.language).toBe('ar')
  expect((await buyer.fetch(`/sellorders/${order.id}/papers/order?lang=xx`)).status).toBe(400)
  expect((await buyer.fetch(`/sellorders/${order.id}/papers/invoice`)).status).toBe(404)
})

test('receipts are written for rolls too', async () => {
  const { buyer, order } = await ordered()
  for (const format of ['roll80', 'roll58'])
    expect((await paper(buyer, order, `receipt?format=${format}`)).pdf.pages).toBe(1)
  expect((await buyer.fetch(`/sellorders/${order.id}/papers/receipt?format=a3`)).status).toBe(400)
})

test('staff print a receipt without a dialog: commands with the sums, the drawer only when asked', async () => {
  const { buyer, order } = await ordered()
  const seller = await shop.asStaff('seller')
  const ticket = async (query: string) => {
    const response = await seller.fetch(`/admin/sellorders/${order.id}/ticket?${query}`)
    if (response.status !== 200) throw new Error(await response.text())
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    return Buffer.from(await response.arrayBuffer()).toString('latin1')
  }
  const plain = await ticket('format=roll58')
  expect(plain).toContain(order.noSellOrden)
  expect(plain).toMatch(new RegExp(`Total +\\$${order.total.toFixed(2)}.USD`))
  const opening = '\u001bp\u0000'
  expect(plain).not.toContain(opening)
  expect(await ticket('format=roll80&drawer=true')).toContain(opening)
  expect((await seller.fetch(`/admin/sellorders/${order.id}/ticket?format=sheet`)).status).toBe(400)
  expect((await seller.fetch('/admin/sellorders/999999/ticket?format=roll58')).status).toBe(404)
  expect((await buyer.fetch(`/admin/sellorders/${order.id}/ticket?format=roll58`)).status).toBe(403)
})

test('papers are for the buyer and for staff; for a stranger there is no such order', async () => {
  const { order } = await ordered()
  const path = `/sellorders/${order.id}/papers/order`
  expect((await (await shop.as('user')).fetch(path)).status).toBe(404)
  expect((await shop.fetch(path)).status).toBe(401)
  await paper(await shop.asStaff('seller'), order, 'delivery')
})

test('whoever has the link of an order gets goods and money, without names', async () => {
  const { buyer, order } = await ordered()
  const admin = await shop.as('admin')
  const made = await admin.fetch(`/admin/sellorders/${order.id}/link`, { method: 'POST' })
  const token = (await made.json()).path.split('/').at(-1)
  const response = await shop.fetch(`/order-links/${token}/paper`)
  expect(response.status).toBe(200)
  const { text } = readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(text).toContain(`$${order.total.toFixed(2)} USD`)
  const { user } = await (await buyer.fetch('/security/me')).json()
  expect(text).not.toContain(user.email)
  expect((await shop.fetch(`/order-links/${'x'.repeat(43)}/paper`)).status).toBe(404)
})

test('a name with characters that reorder or control text is drawn as plain text', async () => {
  const { buyer, order } = await ordered()
  const buyerName = 'Ana\u202egnp\u2067\u0085 <b>"; DROP'
  await shop.database.db.update(orders).set({ buyerName }).where(eq(orders.id, order.id))
  const { pdf } = await paper(buyer, order, 'order')
  expect(pdf.text).toContain('Anagnp  <b>"; DROP')
})

test('whatever is sold, the sums on the paper are those of the order', async () => {
  const amounts = fc.array(
    fc.record({ cents: fc.integer({ min: 0, max: 99_999_999 }), quantity: fc.integer({ min: 1, max: 99 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(amounts, fc.string({ unit: 'grapheme', maxLength: 200 }), async (lines, name) => {
      const items = lines.map(({ cents, quantity }) => ({
        ...{ options: [], combo: null, quantity, product: { name, sku: 'SKU-1' } },
        ...{ price: cents / 100, amount: (cents * quantity) / 100 },
      }))
      const total = items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
      const order = { currency: 'USD', subtotal: total, total, additionalLines: [] }
      const bytes = await drawPaper({
        ...{ locale: 'es', format: 'sheet', title: name || 'x', issuer: { name, lines: [] } },
        heading: { text: name, lines: [] },
        blocks: [linesTable(items, 'USD', words), { kind: 'sums', sums: totals(order, words) }],
      })
      const { text } = readPdf(bytes)
      const shown = (amount: number) =>
        `$${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} USD`
      expect(text).toContain(`Total\t${shown(total)}`)
      for (const { amount } of items) expect(text).toContain(shown(amount))
    }),
    { numRuns: 20 },
  )
})
