import type { Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { eq } from 'drizzle-orm'
import type { ChatAct, ChatActs } from '../../platform/telegram/chat-acts.ts'
import { paymentsOf } from '../payments/order-payments.ts'
import { changeOrder } from './changing/change-order.ts'
import { findCurrency } from './find-currency.ts'
import { judgePayment } from './paying/judge-payment.ts'

const { chat } = office.staffNotices

/** The newest payment that waits, as the office shows it. One with a photo is looked at there. */
const verifyPayment: ChatAct = {
  async ask(tx, orderId) {
    const order = await findOrder(tx, orderId)
    const payment = (await paymentsOf(tx, orderId)).findLast(({ state }) => state === 'submitted')
    if (!order || !payment) return 'gone'
    if (payment.receipt !== null) return 'look'
    const { amount, currency, settled, transactionCodeId } = payment
    const code = transactionCodeId === null ? undefined : await findCode(tx, transactionCodeId)
    const isOther = currency !== order.currency
    const facts = [
      fillText(chat.amount, { amount: await amountIn(tx, amount, currency) }),
      ...(isOther ? [fillText(chat.settles, { amount: await amountIn(tx, settled, order.currency) })] : []),
      ...(code ? [fillText(chat.code, { code }), chat.compare] : []),
    ]
    return { number: order.number ?? '', facts, orderVersion: order.version, paymentId: payment.id }
  },
  run(tx, act, { orderId, orderVersion: version, paymentId }) {
    const judged = { state: 'verified', version, ...(paymentId !== null && { paymentId }) } as const
    return judgePayment(tx, act, orderId, judged)
  },
}

const acceptOrder: ChatAct = {
  async ask(tx, orderId) {
    const order = await findOrder(tx, orderId)
    if (order?.status !== 'PENDIENTE') return 'gone'
    const facts = [fillText(chat.total, { amount: await amountIn(tx, order.total, order.currency) })]
    return { number: order.number ?? '', facts, orderVersion: order.version, paymentId: null }
  },
  run(tx, act, { orderId, orderVersion: version }) {
    return changeOrder(tx, act, orderId, { status: 'EN PROCESO', version })
  },
}

export const chatActs: ChatActs = { verifyPayment, acceptOrder }

async function findOrder(tx: Transaction, id: number) {
  const { number, status, total, currency, version } = orders
  const [order] = await tx
    .select({ number, status, total, currency, version })
    .from(orders)
    .where(eq(orders.id, id))
  return order
}

async function findCode(tx: Transaction, id: number): Promise<string | undefined> {
  const [found] = await tx
    .select({ code: transactionCodes.code })
    .from(transactionCodes)
    .where(eq(transactionCodes.id, id))
  return found?.code
}

async function amountIn(tx: Transaction, amount: number, code: string): Promise<string> {
  const currency = await findCurrency(tx, code)
  return formatAmount(amount, currency ?? { code, symbol: code, decimals: 2 })
}
