import { keysOf, pick } from '@tecnoclick/domain/platform/fields'
import { type CurrencyFormat, formatAmount } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { expiryOf, mayExpire } from '@tecnoclick/domain/selling/order-expiry'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { accountsOf, type PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { type TransferDetails, transferDetails } from '@tecnoclick/domain/selling/transfer-details'
import { nextPart } from '@tecnoclick/domain/selling/transfer-parts'
import type { TransferAccount } from '@tecnoclick/domain/site/setting-values'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { mails } from '@tecnoclick/messages/selling/mails'
import { es } from '@tecnoclick/messages/tables/es'
import type { MailContent, MailTable } from '../../../platform/mail/mail-content.ts'
import { placeholder } from '../../../platform/mail/mail-secrets.ts'
import type { MailWriters } from '../../../platform/mail/mail-writers.ts'
import type { UnwrittenMail } from '../../../platform/mail/queue-mail.ts'
import { linkPath } from '../paying/linked-order.ts'
import type { NewOrderRow } from './insert-order.ts'

export interface PlacedOrder extends NewOrderRow {
  format: CurrencyFormat
  /** The row of `paymentMethod`. */
  method: PaymentMethod | undefined
  /** What store credit paid at once. */
  credit?: { accountId: number; amount: number } | undefined
}

const mailedColumns = [
  ...([
    'clientId',
    'channel',
    'currency',
    'subtotal',
    'total',
    'extraLines',
    'homeDelivery',
    'shippingAddress',
  ] as const),
  ...(['buyerName', 'buyerEmail', 'buyerPhone', 'recipientName', 'recipientPhone', 'format'] as const),
  ...keysOf(orderFields),
]

/**
 * What both mails tell of, as it was when the order was placed: the shop's accounts, terms and methods may change before
 * they are sent (record 021).
 */
export interface PlacedOrderFacts extends Pick<PlacedOrder, (typeof mailedColumns)[number]> {
  orderDate: string
  lines: { name: string; quantity: number; amount: number }[]
  /** Where an order that is not delivered waits. */
  pickUpAt: string
  method: { name: string; instructions: string } | null
  transfer: { account: TransferAccount; qrTemplate: string; dailyLimit?: number } | null
  /** What store credit paid; orders from before have none. */
  paidWithCredit?: number
  /** When it expires unpaid. */
  payBefore: string | null
  storeUrl: string
}

/** Known when the order is stored. */
interface NumberedFacts extends PlacedOrderFacts {
  id: number
  /** Null: INVALIDO. */
  number: string | null
}

const labels = mails.orderFacts

export const shopNotice = 'order-shop'
const confirmation = 'order-confirmation'
/** Staff changed what was ordered (selling.md#changing-an-order). */
const newConfirmation = 'order-edited'

export function placedOrderFacts(order: PlacedOrder, settings: Settings, storeUrl: string): PlacedOrderFacts {
  const { method, total } = order
  const paidWithCredit = order.credit?.amount ?? 0
  const expiry = mayExpire({ ...order, paymentState: undefined, isPaid: paidWithCredit >= total })
    ? expiryOf({ ...order, paymentCheckUntil: null }, settings)
    : undefined
  return {
    ...pick(order, mailedColumns),
    orderDate: order.orderDate.toISOString(),
    lines: order.lines.map(({ productName, options, combo, quantity, amount }) => ({
      name: [
        productName,
        ...options.map(({ valueTitle }) => valueTitle),
        ...lineNotes({ options: [], combo }),
      ].join(', '),
      quantity,
      amount,
    })),
    pickUpAt: order.pickupPoint || settings.address,
    method: method ? { name: method.name.es, instructions: method.instructions.es } : null,
    transfer: paidWithCredit < total || total === 0 ? transferTerms(order, settings) : null,
    paidWithCredit,
    payBefore: expiry?.toISOString() ?? null,
    storeUrl,
  }
}

function transferTerms(
  { channel, currency, method }: PlacedOrder,
  { transferAccounts, transferQrTemplate: qrTemplate, transferDailyLimit }: Settings,
): PlacedOrderFacts['transfer'] {
  if (!method || channel === 'mostrador') return null
  const accounts = accountsOf(method, transferAccounts)
  const account = Object.hasOwn(accounts, currency) ? accounts[currency] : undefined
  return account ? { account, qrTemplate, dailyLimit: transferDailyLimit[currency] ?? 0 } : null
}

/** The confirmation for the customer and, for web orders, the notice for the shop. */
export function placedOrderMails(
  { buyerEmail, channel }: PlacedOrderFacts,
  number: string | undefined,
  shopEmail: string,
): Pick<UnwrittenMail, 'kind' | 'to' | 'replyTo' | 'subject'>[] {
  const subject = fillNumber(mails.orderConfirmation.subject, number)
  const shopSubject = fillText(mails.orderShop.subject, { number: number ?? invalidOrderNumber })
  return [
    ...(buyerEmail === null ? [] : [{ kind: confirmation, to: buyerEmail, subject }]),
    ...(channel === 'web'
      ? [{ kind: shopNotice, to: shopEmail, replyTo: buyerEmail ?? undefined, subject: shopSubject }]
      : []),
  ]
}

/** The mails of an order that has its number. */
export function numberedOrderMails(
  facts: PlacedOrderFacts,
  { id, number, secrets }: { id: number; number: string | undefined; secrets?: Buffer | undefined },
  shopEmail: string,
): UnwrittenMail[] {
  return placedOrderMails(facts, number, shopEmail).map((mail) => ({
    ...mail,
    orderIds: [id],
    dedupeKey: `${mail.kind}:${id}`,
    facts: { ...facts, id, number: number ?? null },
    secrets,
  }))
}

/** What the order holds now, for its customer. */
export function editedOrderMail(
  facts: PlacedOrderFacts & { buyerEmail: string },
  {
    id,
    number,
    version,
    secrets,
  }: { id: number; number: string | null; version: number; secrets?: Buffer | undefined },
): UnwrittenMail {
  return {
    kind: newConfirmation,
    to: facts.buyerEmail,
    subject: fillNumber(mails.orderEdited.subject, number),
    orderIds: [id],
    dedupeKey: `${newConfirmation}:${id}:v${version}`,
    facts: { ...facts, id, number },
    secrets,
  }
}

/** Their facts are stored by this file alone. */
export const placedOrderWriters: MailWriters = {
  [confirmation]: (facts) => writeConfirmation(facts as unknown as NumberedFacts),
  [newConfirmation]: (facts) =>
    writeConfirmation(facts as unknown as NumberedFacts, {
      ...mails.orderConfirmation,
      ...mails.orderEdited,
    }),
  [shopNotice]: (facts) => writeNotice(facts as unknown as NumberedFacts),
}

type ConfirmationTexts = Record<keyof typeof mails.orderConfirmation, string>

function writeConfirmation(
  order: NumberedFacts,
  text: ConfirmationTexts = mails.orderConfirmation,
): MailContent {
  const transfer = transferOf(order)
  const paragraphs = [order.number ? fillText(text.received, { number: order.number }) : text.unnumbered]
  if (!order.homeDelivery && order.channel !== 'mostrador') {
    paragraphs.push(fillText(text.pickUp, { address: order.pickUpAt }))
  }
  const due = dueOf(order)
  const amount = formatAmount(due, order.format)
  if (transfer) paragraphs.push(fillText(text.pay, { amount }))
  if (order.channel !== 'mostrador' && (due > 0 || order.total === 0)) paragraphs.push(...howToPay(order))
  if (order.payBefore) {
    const time = formatDateTime(new Date(order.payBefore), 'es')
    paragraphs.push(fillText(text.payBefore, { time }))
  }
  return {
    heading: text.heading,
    paragraphs,
    ...(transfer && {
      qr: { text: transfer.qrText, label: fillText(es.checkout.transfer.qr, { amount }) },
    }),
    facts: [...factsOf(order, order.number ?? text.numberToCome), ...transferFacts(transfer)],
    table: tableOf(order),
    ...(order.channel !== 'mostrador' && {
      action: { label: text.action, url: `${order.storeUrl}${pageOf(order)}` },
    }),
  }
}

/** Without an account the mail has the link to pay; its token is put in when it is sent. */
function pageOf({ id, clientId }: NumberedFacts): string {
  return clientId === null ? linkPath(placeholder('token')) : `/account/orders/${id}`
}

/** The instructions of the method; without one the order page asks. */
function howToPay({ method }: NumberedFacts): string[] {
  if (!method) return [mails.orderConfirmation.choose]
  return method.instructions === '' ? [] : [method.instructions]
}

function writeNotice(order: NumberedFacts): MailContent {
  const text = mails.orderShop
  return {
    heading: text.heading,
    paragraphs: order.number ? [] : [text.unnumbered],
    facts: [
      ...factsOf(order, order.number ?? invalidOrderNumber),
      ...fact(labels.customer, order.buyerName),
      ...fact(labels.email, order.buyerEmail),
      ...fact(labels.phone, order.buyerPhone),
    ],
    table: tableOf(order),
    action: { label: text.heading, url: `${order.storeUrl}/admin/orders/${order.id}` },
  }
}

function factsOf(order: NumberedFacts, number: string) {
  return [
    ...fact(labels.number, number),
    ...fact(labels.date, formatDateTime(new Date(order.orderDate), 'es')),
    ...fact(labels.delivery, order.shippingAddress),
    ...recipientFact(order),
    ...fact(labels.payment, order.method?.name ?? null),
    ...keysOf(orderFields).flatMap((key) => fact(labels.fields[key], String(order[key] ?? ''))),
  ]
}

/** Of a counter sale the buyer has the goods already. */
function recipientFact({ channel, recipientName, recipientPhone }: NumberedFacts) {
  if (channel === 'mostrador') return []
  return fact(labels.recipient, [recipientName, recipientPhone].filter(Boolean).join(', '))
}

function fact(label: string, value: string | null): { label: string; value: string }[] {
  return value ? [{ label, value }] : []
}

/** What credit has not paid. */
function dueOf({ total, paidWithCredit = 0 }: NumberedFacts): number {
  return total - paidWithCredit
}

function transferOf(order: NumberedFacts): TransferDetails | undefined {
  const { id, number, currency, transfer } = order
  if (!transfer) return undefined
  const terms = {
    transferAccounts: { [currency]: transfer.account },
    transferQrTemplate: transfer.qrTemplate,
  }
  // Facts of the previous release have no limit.
  const amount = nextPart(dueOf(order), transfer.dailyLimit ?? 0)
  return transferDetails(terms, { currency, amount, concept: number ?? `${id}` })
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

function tableOf(order: NumberedFacts): MailTable {
  const { lines, extraLines, subtotal, total, format, paidWithCredit = 0 } = order
  const price = (minor: number) => formatAmount(minor, format)
  return {
    columns: [
      { label: labels.product },
      { label: labels.quantity, numeric: true },
      { label: labels.amount, numeric: true },
    ],
    rows: [
      ...lines.map(({ name, quantity, amount }) => [name, String(quantity), price(amount)]),
      [labels.subtotal, '', price(subtotal)],
      ...extraLines.map(({ label, total }) => [label, '', price(total)]),
      [labels.total, '', price(total)],
      ...(paidWithCredit > 0
        ? [
            [labels.credit, '', price(-paidWithCredit)],
            [labels.due, '', price(dueOf(order))],
          ]
        : []),
    ],
  }
}
