import type { NewReturn, OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { paymentMethods } from '@tecnoclick/database/schema/selling/payment-methods'
import type { orderReturns } from '@tecnoclick/database/schema/selling/returns'
import { formatAmount, fromWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber, knownNumber } from '@tecnoclick/domain/platform/order-number'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { defaultLocale, isLocale, type Locale } from '@tecnoclick/messages/platform/locales'
import { returnAskedMail, returnMails } from '@tecnoclick/messages/selling/return-mails'
import { eq } from 'drizzle-orm'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { findCurrency } from '../orders/find-currency.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { findReturn } from './read-returns.ts'

interface Asked {
  id: number
  number: string | undefined
  newReturn: NewReturn
  wanted: readonly { name: string; quantity: number }[]
}

/** The shop hears of every request. */
export async function queueAskedMail(
  tx: Transaction,
  { order, settings, storeUrl }: { order: OrderRow; settings: Settings; storeUrl: string },
  { id, number = invalidOrderNumber, newReturn, wanted }: Asked,
): Promise<void> {
  const text = returnAskedMail
  const subject = newReturn.kind === 'warranty' ? text.warrantySubject : text.subject
  const photos = newReturn.photos?.length ?? 0
  const envelope = {
    kind: 'return-asked',
    to: settings.email,
    replyTo: order.buyerEmail ?? undefined,
    orderIds: [order.id],
    dedupeKey: `return-asked:${id}`,
  }
  await queueWrittenMail(tx, envelope, () => ({
    subject: fillText(subject, { number, order: order.number ?? invalidOrderNumber }),
    content: {
      heading: text.heading,
      paragraphs: [
        ...wanted.map(({ name, quantity }) => fillText(text.line, { product: name, quantity })),
        office.returns.reasons[newReturn.reason],
        ...(newReturn.text ? [newReturn.text] : []),
        ...(photos > 0 ? [fillText(text.photos, { count: photos })] : []),
      ],
      action: { label: text.action, url: `${storeUrl}/admin/returns/${id}` },
    },
  }))
}

/** The buyer hears of the decision and of the end, in the language of the request. */
export async function queueReturnMail(
  tx: Transaction,
  storeUrl: string,
  { id, orderId, version, language }: typeof orderReturns.$inferSelect,
): Promise<void> {
  const found = await findReturn(tx, id)
  if (!found?.customer.email) return
  const locale = isLocale(language) ? language : defaultLocale
  const text = returnMails[locale]
  const values = {
    number: knownNumber(found.number) ?? text.numberToCome,
    order: knownNumber(found.orderNumber) ?? text.numberToCome,
  }
  const refund = await refundTexts(tx, found, locale)
  const envelope = {
    kind: `return-${found.state}`,
    to: found.customer.email,
    orderIds: [orderId],
    dedupeKey: `return:${id}:v${version}`,
  }
  await queueWrittenMail(tx, envelope, ({ address }) => {
    const { subject, told } = contentOf(found, locale, address)
    return {
      subject: fillText(subject, values),
      content: {
        locale,
        heading: fillText(text.heading, values),
        paragraphs: [
          ...told.map((paragraph) => fillText(paragraph, values)),
          ...refund,
          ...(found.note === '' ? [] : [text.note, found.note]),
        ],
        // The page is for accounts.
        ...(found.clientId !== null && {
          action: { label: text.action, url: `${storeUrl}/account/returns/${id}` },
        }),
      },
    }
  })
}

function contentOf(
  { state, lines }: OrderReturn,
  locale: Locale,
  address: string,
): { subject: string; told: string[] } {
  const text = returnMails[locale]
  if (state === 'accepted')
    return { subject: text.acceptedSubject, told: [text.accepted, fillText(text.bring, { address })] }
  if (state === 'refused') return { subject: text.refusedSubject, told: [text.refused] }
  const outcomes = lines.map(({ name: product, quantity, outcome, serviceOrder }) =>
    fillText(text.outcomes[outcome ?? 'stock'], { product, quantity, service: serviceOrder?.number ?? '' }),
  )
  return { subject: text.settledSubject, told: [text.settled, ...outcomes] }
}

async function refundTexts(tx: Transaction, { refund }: OrderReturn, locale: Locale): Promise<string[]> {
  if (!refund) return []
  const text = returnMails[locale]
  const format = await findCurrency(tx, refund.currency)
  const [row] = await tx.select().from(paymentMethods).where(eq(paymentMethods.code, refund.method))
  const amount = format
    ? formatAmount(fromWire(refund.amount) ?? 0, format)
    : `${refund.amount} ${refund.currency}`
  const method = row?.name[locale] || row?.name.es || refund.method
  return [
    fillText(text.refund, { amount, method }),
    ...(refund.transactionCode ? [fillText(text.code, { code: refund.transactionCode })] : []),
  ]
}
