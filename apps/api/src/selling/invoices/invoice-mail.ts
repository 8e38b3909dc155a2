import type { Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import type { InvoiceKind } from '@tecnoclick/domain/selling/invoice'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/selling/mails'
import { eq } from 'drizzle-orm'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { findCurrency } from '../orders/find-currency.ts'

export const invoiceMail = 'invoice'

interface Issued {
  id: number
  kind: InvoiceKind
  number: string
  orderId: number
  total: number
  currency: string
  storeUrl: string
}

/** To a buyer with an e-mail address; the paper is attached when it is sent, if the owner wants that. */
export async function queueInvoiceMail(
  tx: Transaction,
  { id, kind, number, orderId, total, currency, storeUrl }: Issued,
): Promise<void> {
  const [order] = await tx
    .select({ to: orders.buyerEmail, number: orders.number, clientId: orders.clientId })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order?.to) return
  const text = mails.invoice
  const isCredit = kind === 'credit'
  const format = (await findCurrency(tx, currency)) ?? { code: currency, symbol: currency, decimals: 2 }
  const values = { number, order: order.number ?? '', amount: formatAmount(total, format) }
  const envelope = { kind: invoiceMail, to: order.to, orderIds: [orderId], dedupeKey: `${invoiceMail}:${id}` }
  await queueWrittenMail(tx, envelope, () => ({
    subject: fillText(isCredit ? text.creditSubject : text.subject, { number }),
    content: {
      heading: isCredit ? text.creditHeading : text.heading,
      paragraphs: [fillText(isCredit ? text.creditText : text.text, values)],
      // Without an account there is no page to see it on.
      ...(order.clientId !== null && {
        action: { label: text.action, url: `${storeUrl}/account/orders/${orderId}` },
      }),
    },
  }))
}
