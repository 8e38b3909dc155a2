import { randomBytes } from 'node:crypto'
import type { OnlineOptions, StartedPayment } from '@tecnoclick/contract/selling/providers/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { paymentProviders, providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { pick } from '@tecnoclick/domain/platform/fields'
import { toWire } from '@tecnoclick/domain/platform/money'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import { providerPaymentLifetime } from '@tecnoclick/domain/selling/provider-payment'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { and, arrayContains, asc, eq, gt, inArray } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { Unanswered } from '../../platform/webhooks/post-event.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import { paymentsOf } from '../payments/order-payments.ts'
import {
  isReadable,
  openProvider,
  orUnanswered,
  type ProviderAccess,
  type ProviderRow,
} from './open-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { ProviderPaymentRow } from './take-report.ts'

interface StartAct {
  db: Drizzle
  access: ProviderAccess
  settings: Settings
  payer: Payer
  storeUrl: string
  now: Date
}

/** An account, or whoever has a link with which the order is paid. */
type Payer = { userId: number } | 'link'

const mayPay = ({ clientId }: OrderRow, payer: Payer) => payer === 'link' || clientId === payer.userId

/** What is left of an order, and with which gateways it can be paid. */
export async function readOnlineOptions(
  db: Drizzle,
  { orderId, payer, access }: { orderId: number; payer: Payer; access: ProviderAccess },
): Promise<OnlineOptions | Refusal> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !mayPay(order, payer)) return refuse('notFound')
  const amount = payableOf(order, await paymentsOf(db, orderId))
  const { id, enable, currencies } = paymentProviders
  const isOffered = and(eq(enable, true), arrayContains(currencies, [order.currency]))
  const offered =
    amount === 0 ? [] : await db.select().from(paymentProviders).where(isOffered).orderBy(asc(id))
  const providers = offered.filter((row) => isReadable(row, access)).map((row) => pick(row, ['id', 'name']))
  return { amount: toWire(amount), currency: order.currency, providers }
}

/** What nobody has reported yet, of an order that can be paid. */
function payableOf(order: OrderRow, made: Parameters<typeof balanceOf>[1]): number {
  if (!isOpen(order.status) || order.channel === 'mostrador') return 0
  return balanceOf(order.total, made).open
}

/**
 * Begins to pay what is left of an order (selling.md#online-payments). The attempt is stored before the gateway is asked, so
 * that nothing paid there is unknown here, and a second try goes on with it.
 */
export async function startPayment(
  act: StartAct,
  orderId: number,
  providerId: number,
): Promise<StartedPayment | Refusal> {
  const { db, access, settings } = act
  const [row] = await db.select().from(paymentProviders).where(eq(paymentProviders.id, providerId))
  const provider = row?.enable ? openProvider(row, access, settings.webhookNetworks) : undefined
  const begun = await transact(db, (tx) => begin(tx, act, orderId, provider && row))
  if (isRefusal(begun)) return begun
  if (!provider) return refuse('methodUnavailable')
  const { attempt, order } = begun
  const { reference } = attempt
  if (attempt.url !== null) return { reference, url: attempt.url }
  return ask(act, provider, attempt, order)
}

async function begin(
  tx: Transaction,
  { payer, now }: StartAct,
  orderId: number,
  /** Undefined: it takes no payments. */
  provider: ProviderRow | undefined,
): Promise<{ attempt: ProviderPaymentRow; order: OrderRow } | Refusal> {
  const order = await lockOrder(tx, orderId)
  if (!order || !mayPay(order, payer)) return refuse('notFound')
  const { currency } = order
  if (!provider?.currencies.includes(currency)) return refuse('methodUnavailable')
  const amount = payableOf(order, await paymentsOf(tx, orderId))
  if (amount === 0) return refuse('conflict')
  const ofOrder = and(
    eq(providerPayments.orderId, orderId),
    eq(providerPayments.providerId, provider.id),
    eq(providerPayments.amount, amount),
    inArray(providerPayments.state, ['created', 'pending']),
    gt(providerPayments.expiresAt, now),
  )
  const [open] = await tx.select().from(providerPayments).where(ofOrder).for('update')
  if (open) return { attempt: open, order }
  const reference = randomBytes(18).toString('base64url')
  const expiresAt = new Date(now.getTime() + providerPaymentLifetime)
  const [attempt] = await tx
    .insert(providerPayments)
    .values({ orderId, providerId: provider.id, reference, amount, currency, expiresAt, createdAt: now })
    .returning()
  if (!attempt) throw new Error('The attempt was not stored')
  return { attempt, order }
}

async function ask(
  { db, storeUrl }: StartAct,
  provider: PaymentProvider,
  attempt: ProviderPaymentRow,
  { number }: OrderRow,
): Promise<StartedPayment | Refusal> {
  const { id, reference, providerId } = attempt
  const asked = {
    ...attempt,
    description: `Pedido ${number ?? ''}`.trim(),
    ...linksOf(storeUrl, { reference, providerId }),
  }
  const made = await orUnanswered(provider.create(asked))
  if (made instanceof Unanswered) return refuse('unavailable')
  // A notification may have come before the answer.
  await db
    .update(providerPayments)
    .set({ state: 'pending' })
    .where(and(eq(providerPayments.id, id), eq(providerPayments.state, 'created')))
  await db.update(providerPayments).set(made).where(eq(providerPayments.id, id))
  return { reference, url: made.url }
}

/** Where the payer comes back to, and where the gateway tells of the payment. */
export function linksOf(
  storeUrl: string,
  { reference, providerId }: { reference: string; providerId: number },
) {
  return {
    returnUrl: `${storeUrl}/shop/online-payment/${reference}`,
    notifyUrl: notifyUrlOf(storeUrl, providerId),
  }
}

export function notifyUrlOf(storeUrl: string, providerId: number): string {
  return `${storeUrl}/api/payment-notifications/${providerId}`
}
