import type { Transaction } from '@tecnoclick/database/connect'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import type { Balance } from '@tecnoclick/domain/selling/payment-balance'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { fillNumber } from '@tecnoclick/messages/platform/fill-number'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/selling/mails'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { queueWrittenMail, type WrittenMail } from '../../../platform/mail/queue-mail.ts'
import { findCurrency } from '../find-currency.ts'
import type { OrderRow } from '../lock-order.ts'

type ToldOrder = Pick<
  OrderRow,
  'id' | 'number' | 'status' | 'channel' | 'clientId' | 'buyerEmail' | 'version'
>
type ToldPayment = ToldOrder & Pick<OrderRow, 'total' | 'currency'>

interface JudgedPayment {
  /** `collected`: at the door, by the courier. */
  state: 'verified' | 'collected' | 'rejected'
  note: string
  balance: Balance
  /** What the order became because of it. */
  movedTo?: OrderStatus | undefined
}

/**
 * Every answer or change of state is mailed (selling.md#order-states). The version distinguishes successive changes of
 * one order.
 */
export async function queueOrderChange(
  tx: Transaction,
  storeUrl: string,
  order: ToldOrder,
  {
    isMoved,
    answer,
    isNumbered,
    refundDue,
  }: {
    isMoved: boolean
    answer?: string | undefined
    isNumbered?: boolean
    /** What is owed to the buyer of a cancelled order, with its currency. */
    refundDue?: string | undefined
  },
): Promise<void> {
  const text = mails.orderChange
  const { number } = order
  const status = statusNames[order.status]
  const paragraphs = [
    ...(isNumbered ? [fillNumber(text.numbered, number)] : []),
    ...(isMoved ? [statusText(number, order.status)] : []),
    ...(refundDue === undefined ? [] : [fillText(text.refundDue, { amount: refundDue })]),
    ...(answer === undefined ? [] : [text.answer, answer]),
  ]
  const subject = isMoved || isNumbered ? text.subject : text.answerSubject
  await queueToBuyer(tx, order, 'order-status', {
    subject: fillText(fillNumber(subject, number), { status }),
    content: { heading: text.heading, paragraphs, ...actionOf(storeUrl, order) },
  })
}

export async function queuePaymentJudged(
  tx: Transaction,
  storeUrl: string,
  order: ToldPayment,
  { state, note, balance, movedTo }: JudgedPayment,
): Promise<void> {
  const text = mails.orderPayment
  const { number } = order
  await queueToBuyer(tx, order, 'order-payment', {
    subject: fillNumber(text[`${state}Subject`], number),
    content: {
      heading: text.heading,
      paragraphs: [
        fillNumber(text[state], number),
        ...(movedTo ? [statusText(number, movedTo)] : []),
        ...(await balanceText(tx, order, balance)),
        ...(note === '' ? [] : [note]),
      ],
      ...actionOf(storeUrl, order),
    },
  })
}

function statusText(number: string | null, status: OrderStatus): string {
  return fillText(fillNumber(mails.orderChange.status, number), { status: statusNames[status] })
}

/** What is missing or too much; nothing to say of an order that is paid exactly or not at all. */
async function balanceText(
  tx: Transaction,
  { total, currency }: ToldPayment,
  { paid, due, excess }: Balance,
): Promise<string[]> {
  const format = await findCurrency(tx, currency)
  if (!format || paid === 0 || (due === 0 && excess === 0)) return []
  const price = (amount: number) => formatAmount(amount, format)
  const { partly, tooMuch } = mails.orderPayment
  const shown = { paid: price(paid), total: price(total) }
  if (due > 0) return [fillText(partly, { ...shown, due: price(due) })]
  return [fillText(tooMuch, { ...shown, excess: price(excess) })]
}

export async function queueRefunded(
  tx: Transaction,
  storeUrl: string,
  order: ToldOrder,
  detail: string,
): Promise<void> {
  const text = mails.orderRefund
  await queueToBuyer(tx, order, 'order-refund', {
    subject: fillNumber(text.subject, order.number),
    content: {
      heading: text.heading,
      paragraphs: [fillText(fillNumber(text.happened, order.number), { detail })],
      ...actionOf(storeUrl, order),
    },
  })
}

/** The shop may already be preparing the order. */
export async function queueCancelledNotice(
  tx: Transaction,
  order: ToldOrder,
  settings: Settings,
): Promise<void> {
  const text = mails.orderCancelledShop
  const number = order.number ?? invalidOrderNumber
  const envelope = {
    kind: 'order-cancelled',
    to: settings.email,
    replyTo: order.buyerEmail ?? undefined,
    orderIds: [order.id],
    dedupeKey: `order-cancelled:${order.id}`,
  }
  await queueWrittenMail(tx, envelope, () => ({
    subject: fillText(text.subject, { number }),
    content: { heading: text.heading, paragraphs: [fillText(text.happened, { number })] },
  }))
}

async function queueToBuyer(
  tx: Transaction,
  { id, buyerEmail, version }: ToldOrder,
  kind: string,
  mail: WrittenMail,
): Promise<void> {
  if (buyerEmail === null) return
  const envelope = { kind, to: buyerEmail, orderIds: [id], dedupeKey: `${kind}:${id}:v${version}` }
  await queueWrittenMail(tx, envelope, () => mail)
}

/** Without an account there is no page to link to. */
function actionOf(storeUrl: string, { id, channel, clientId }: ToldOrder) {
  if (channel === 'mostrador' || clientId === null) return {}
  return { action: { label: mails.orderChange.action, url: `${storeUrl}/account/orders/${id}` } }
}
