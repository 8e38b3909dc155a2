import { type CurrencyFormat, formatAmount } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import { expiryOf } from '@tecnoclick/domain/selling/order-expiry'
import { accountsOf, type PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { type TransferDetails, transferDetails } from '@tecnoclick/domain/selling/transfer-details'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { mails } from '@tecnoclick/messages/selling/mails'
import { es } from '@tecnoclick/messages/tables/es'
import { renderMail } from '../../platform/mail/layout.ts'
import type { MailContent, MailTable } from '../../platform/mail/mail-content.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import type { NewOrderRow } from './insert-order.ts'

export interface PlacedOrder extends NewOrderRow {
  id: number
  /** Undefined: INVALIDO. */
  number: string | undefined
  format: CurrencyFormat
  /** The row of `paymentMethod`. */
  method: PaymentMethod | undefined
}

const labels = mails.orderFacts

export const shopNotice = 'order-shop'

/** The confirmation for the customer and, for web orders, the notice for the shop. */
export function placedOrderMails(order: PlacedOrder, settings: Settings, storeUrl: string): Mail[] {
  const queued: Mail[] = []
  if (order.buyerEmail !== null) queued.push(confirmation(order, order.buyerEmail, settings, storeUrl))
  if (order.channel === 'web') queued.push(notice(order, settings, storeUrl))
  return queued
}

function confirmation(order: PlacedOrder, to: string, settings: Settings, storeUrl: string): Mail {
  const text = mails.orderConfirmation
  const transfer = transferOf(order, settings)
  const paragraphs = [order.number ? fillText(text.received, { number: order.number }) : text.unnumbered]
  if (!order.homeDelivery && order.channel === 'web') {
    paragraphs.push(fillText(text.pickUp, { address: order.pickupPoint || settings.address }))
  }
  const amount = formatAmount(order.total, order.format)
  if (transfer) paragraphs.push(fillText(text.pay, { amount }))
  if (order.channel === 'web') paragraphs.push(...howToPay(order))
  const expiry = order.channel === 'web' ? expiryOf(order.orderDate, settings) : undefined
  if (expiry) paragraphs.push(fillText(text.payBefore, { time: formatDateTime(expiry, 'es') }))
  const content: MailContent = {
    heading: text.heading,
    paragraphs,
    ...(transfer && {
      qr: { text: transfer.qrText, label: fillText(es.checkout.transfer.qr, { amount }) },
    }),
    facts: [...factsOf(order, order.number ?? text.numberToCome), ...transferFacts(transfer)],
    table: tableOf(order),
    ...(order.channel === 'web' && {
      action: { label: text.action, url: `${storeUrl}/account/orders/${order.id}` },
    }),
  }
  return {
    kind: 'order-confirmation',
    to,
    subject: fillNumber(text.subject, order.number),
    orderIds: [order.id],
    dedupeKey: `order-confirmation:${order.id}`,
    ...renderMail(content, settings),
  }
}

/** The instructions of the method; without one the order page asks. */
function howToPay({ method }: PlacedOrder): string[] {
  if (!method) return [mails.orderConfirmation.choose]
  return method.instructions.es === '' ? [] : [method.instructions.es]
}

function notice(order: PlacedOrder, settings: Settings, storeUrl: string): Mail {
  const text = mails.orderShop
  const content: MailContent = {
    heading: text.heading,
    paragraphs: order.number ? [] : [text.unnumbered],
    facts: [
      ...factsOf(order, shownNumber(order)),
      ...fact(labels.customer, order.buyerName),
      ...fact(labels.email, order.buyerEmail),
      ...fact(labels.phone, order.buyerPhone),
    ],
    table: tableOf(order),
    action: { label: text.heading, url: `${storeUrl}/admin/orders/${order.id}` },
  }
  return {
    kind: shopNotice,
    to: settings.email,
    replyTo: order.buyerEmail ?? undefined,
    subject: fillText(text.subject, { number: shownNumber(order) }),
    orderIds: [order.id],
    dedupeKey: `order-shop:${order.id}`,
    ...renderMail(content, settings),
  }
}

function shownNumber({ number }: PlacedOrder): string {
  return number ?? invalidOrderNumber
}

function factsOf(order: PlacedOrder, number: string) {
  return [
    ...fact(labels.number, number),
    ...fact(labels.date, formatDateTime(order.orderDate, 'es')),
    ...fact(labels.delivery, order.shippingAddress),
    ...recipientFact(order),
    ...fact(labels.payment, order.method?.name.es ?? null),
    ...fact(labels.note, order.description),
  ]
}

/** Of a counter sale the buyer has the goods already. */
function recipientFact({ channel, recipientName, recipientPhone }: PlacedOrder) {
  if (channel !== 'web') return []
  return fact(labels.recipient, [recipientName, recipientPhone].filter(Boolean).join(', '))
}

function fact(label: string, value: string | null): { label: string; value: string }[] {
  return value ? [{ label, value }] : []
}

function transferOf(order: PlacedOrder, settings: Settings): TransferDetails | undefined {
  const { method, currency, total: amount } = order
  if (!method || order.channel !== 'web') return undefined
  const terms = { ...settings, transferAccounts: accountsOf(method, settings.transferAccounts) }
  return transferDetails(terms, { currency, amount, concept: order.number ?? `${order.id}` })
}

function transferFacts(transfer: TransferDetails | undefined) {
  if (!transfer) return []
  const { account, holder, phone } = transfer
  return [
    ...fact(labels.account, account),
    ...fact(labels.holder, holder),
    ...fact(labels.phoneToConfirm, phone),
  ]
}

function tableOf({ lines, extraLines, subtotal, total, format }: PlacedOrder): MailTable {
  const price = (minor: number) => formatAmount(minor, format)
  return {
    columns: [
      { label: labels.product },
      { label: labels.quantity, numeric: true },
      { label: labels.amount, numeric: true },
    ],
    rows: [
      ...lines.map(({ productName, options, quantity, amount }) => [
        [productName, ...options.map(({ valueTitle }) => valueTitle)].join(', '),
        String(quantity),
        price(amount),
      ]),
      [labels.subtotal, '', price(subtotal)],
      ...extraLines.map(({ label, total }) => [
        label === deliveryLabel ? labels.deliveryFee : label,
        '',
        price(total),
      ]),
      [labels.total, '', price(total)],
    ],
  }
}
