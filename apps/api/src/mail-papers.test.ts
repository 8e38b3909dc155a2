import { settings } from '@tecnoclick/database/schema/site/settings'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMailPapers } from './mail-papers.ts'
import type { ClaimedMail } from './platform/mail/claim-due-mail.ts'
import { composeMessage } from './platform/mail/outgoing-mail.ts'
import { readPdf } from './platform/papers/testing/read-pdf.ts'
import { useBuyers } from './stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from './testing/mailbox.ts'
import { useTestApi } from './testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed } = useBuyers(shop)

async function choose(key: string, value: 'linked' | 'attached') {
  await shop.database.db.update(settings).set({ value }).where(eq(settings.key, key))
}

/** A new one each time: settings are a second old at most. */
const attach = (mail: ClaimedMail) =>
  createMailPapers({ database: shop.database, log: pino({ enabled: false }), now: () => shop.clock.now })(
    mail,
  )

async function ordered() {
  const buyer = await shop.as('user')
  await added(buyer, await insertProduct())
  const order = await placed(buyer)
  return { order, to: order.customer.email ?? '' }
}

test('the owner chooses whether a confirmation has the proforma with it', async () => {
  const { order, to } = await ordered()
  const [mail] = await mailsTo(shop.database, to)
  if (!mail) throw new Error('No mail')
  expect(await attach(mail)).toEqual([])
  await choose('mailOrderPaper', 'attached')
  const [paper] = await attach(mail)
  if (!paper) throw new Error('No paper')
  expect(paper.name).toBe(`proforma-${order.noSellOrden.toLowerCase()}.pdf`)
  expect(readPdf(paper.bytes).text).toContain('NO ES FACTURA')
  const from = { name: 'TecnoClick', address: 'tienda@ejemplo.cu' }
  const message = composeMessage({ ...mail, from, queuedAt: mail.createdAt, attachments: [paper] })
  expect(message.attachments).toMatchObject([{ filename: paper.name, contentType: 'application/pdf' }])
  // Somebody else never gets it.
  expect(await attach({ ...mail, to: 'otra@ejemplo.cu' })).toEqual([])
  expect(await attach({ ...mail, orderIds: [] })).toEqual([])
  await choose('mailOrderPaper', 'linked')
})

test('the mail of an invoice has it, sent again too', async () => {
  const { order, to } = await ordered()
  const seller = await shop.asStaff('seller')
  await seller.fetch(`/sellorders/${order.id}`, { method: 'PATCH', json: { status: 'EN PROCESO' } })
  await seller.fetch(`/admin/sellorders/${order.id}/invoices`, { method: 'POST' })
  const mail = (await mailsTo(shop.database, to)).at(-1)
  if (!mail) throw new Error('No mail')
  for (const dedupeKey of [mail.dedupeKey, 'resend:1:2']) {
    const [paper] = await attach({ ...mail, dedupeKey })
    expect(paper?.name).toMatch(/^factura-\d{3}\.pdf$/)
    expect(paper && readPdf(paper.bytes).title).toMatch(/^Factura .*FACTURA-\d{3}/)
  }
  await choose('mailInvoicePaper', 'linked')
  expect(await attach(mail)).toEqual([])
  await choose('mailInvoicePaper', 'attached')
})
