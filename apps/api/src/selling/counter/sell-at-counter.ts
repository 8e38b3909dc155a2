import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { newValues } from '@tecnoclick/domain/platform/fields'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { fitsInCart } from '@tecnoclick/domain/selling/cart'
import { checkoutFields } from '@tecnoclick/domain/selling/order-fields'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { priceLines, refuseOtherTotal, totalsOf } from '@tecnoclick/domain/selling/price-lines'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { transact } from '../../platform/rows/transact.ts'
import { sellFromStock } from '../../stock/ledger/sell-units.ts'
import { readSaleProducts } from '../cart/sale-product.ts'
import { assignNumber } from '../orders/changing/number-order.ts'
import { findCurrency } from '../orders/find-currency.ts'
import { noteInHistory } from '../orders/lock-order.ts'
import { judgeUnpaid } from '../orders/paying/judge-unpaid.ts'
import { checkOrderNow, insertOrder } from '../orders/placing/insert-order.ts'
import { numberedOrderMails, placedOrderFacts } from '../orders/placing/placed-order-mails.ts'
import { takeTransactionCode } from '../payments/take-transaction-code.ts'
import { applyDiscounts } from './apply-discounts.ts'
import { readCounterBuyer } from './counter-buyer.ts'

export interface CounterAct {
  actor: Actor
  key: string | undefined
  settings: Settings
  methods: readonly PaymentMethod[]
  storeUrl: string
  /** What this person may take off. */
  discountPercent: number
  now: Date
}

/** A sale in the shop: directly from stock, COMPLETADA at once, at the server's prices. */
export function sellAtCounter(
  db: Drizzle,
  act: CounterAct,
  sale: CounterSale,
): Promise<{ id: number } | Refusal> {
  const call = { userId: act.actor.userId, scope: 'sellorders/counter', key: act.key, request: sale }
  return transact(db, (tx) => runOnce(tx, call, () => sell(tx, act, sale)))
}

async function sell(tx: Transaction, act: CounterAct, sale: CounterSale): Promise<{ id: number } | Refusal> {
  const { actor, key, settings, now } = act
  const { currency, priceTier, confirmedTotal } = sale
  const format = await findCurrency(tx, currency)
  if (!format) return refuse('invalid', { fields: { currency: '' } })
  if (!fitsInCart(sale.items)) return refuse('cartFull')
  const stored = await readSaleProducts(
    tx,
    sale.items.map(({ productId }) => productId),
  )
  const ordered = sale.items.flatMap(({ productId, quantity, options: chosen = [] }) => {
    const found = stored.get(productId)
    return found ? [{ product: found, quantity, chosen }] : []
  })
  if (ordered.length < sale.items.length) return refuse('notFound')
  const methodOf = (wanted: string | null | undefined) =>
    act.methods.find(({ code, enable }) => code === wanted && enable)
  const method = methodOf(sale.paymentMethod)
  if (sale.paymentMethod && !method) return refuse('methodUnavailable')
  if (sale.split && !methodOf(sale.split.paymentMethod)) return refuse('methodUnavailable')
  const listed = priceLines(ordered, { wholesale: priceTier === 'wholesale', currency })
  if (isRefusal(listed)) return listed
  const discounted = applyDiscounts(listed, sale, act.discountPercent)
  if (isRefusal(discounted)) return discounted
  const { lines, extraLines, discountReason } = discounted
  const { subtotal, total } = totalsOf(lines, extraLines)
  const otherPrice = refuseOtherTotal(confirmedTotal, { subtotal, total })
  if (otherPrice) return otherPrice
  const buyer = await readCounterBuyer(tx, sale)
  if (isRefusal(buyer)) return buyer
  const row = {
    ...({ status: 'COMPLETADA', channel: 'mostrador', homeDelivery: false } as const),
    currency,
    priceTier,
    subtotal,
    total,
    lines,
    extraLines,
    discountReason,
    shippingAddress: '',
    pickupPoint: '',
    billingAddress: '',
    ...newValues(checkoutFields, sale),
    paymentMethod: sale.paymentMethod ?? null,
    ...buyer,
    recipientName: buyer.buyerName,
    recipientPhone: buyer.buyerPhone,
    placedBy: actor.userId,
    idempotencyKey: key ?? null,
    orderDate: now,
    warrantyMonths: settings.warrantyMonths,
  }
  const id = await insertOrder(tx, row)
  const refused = await sellFromStock(tx, { orderId: id, actorId: actor.userId }, lines)
  if (refused) return refused
  const notEntered = await enterPaid(tx, act, sale, { id, total })
  if (notEntered) return notEntered
  const unpaid = await judgeUnpaid(tx, { id, total, currency }, sale.unpaidReason)
  if (isRefusal(unpaid)) return unpaid
  const entry = { orderId: id, at: now, status: row.status, actorId: actor.userId }
  if (unpaid) await noteInHistory(tx, { ...entry, event: 'reason', note: unpaid })
  if (discountReason)
    await noteInHistory(tx, { ...entry, event: 'reason', note: `Descuento: ${discountReason}` })
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'order',
    entityId: id,
    after: {
      total,
      currency,
      ...(unpaid && { unpaidReason: unpaid }),
      ...(discountReason && { discountReason, listTotal: totalsOf(listed, []).total }),
    },
  })
  await checkOrderNow(tx)
  const number = await assignNumber(tx, id)
  const facts = placedOrderFacts({ ...row, method, format }, settings, act.storeUrl)
  await queueMails(tx, numberedOrderMails(facts, { id, number }, settings.email))
  return { id }
}

/** Paid and verified at once, in one way or two. */
async function enterPaid(
  tx: Transaction,
  { actor, now }: CounterAct,
  sale: CounterSale,
  { id, total }: { id: number; total: number },
): Promise<undefined | Refusal> {
  const { paymentMethod, currency } = sale
  if (!paymentMethod || total === 0) return sale.split ? refuseSplit() : undefined
  const parts = partsOf({ ...sale, paymentMethod }, total)
  if (isRefusal(parts)) return parts
  for (const { method, amount, transactionCode } of parts) {
    const codeId = transactionCode ? await takeTransactionCode(tx, transactionCode, 'order') : null
    if (isRefusal(codeId)) return codeId
    await tx.insert(payments).values({
      orderId: id,
      amount,
      currency,
      method,
      transactionCodeId: codeId,
      createdAt: now,
      state: 'verified',
      verifiedAt: now,
      verifiedBy: actor.userId,
    })
  }
  return undefined
}

function partsOf(
  { paymentMethod, transactionCode, split }: CounterSale & { paymentMethod: string },
  total: number,
) {
  if (!split) return [{ method: paymentMethod, amount: total, transactionCode }]
  const second = fromWire(split.amount) ?? 0
  if (second >= total || split.paymentMethod === paymentMethod) return refuseSplit()
  return [
    { method: paymentMethod, amount: total - second, transactionCode },
    { method: split.paymentMethod, amount: second, transactionCode: split.transactionCode },
  ]
}

function refuseSplit(): Refusal {
  return refuse('invalid', { fields: { split: { code: 'unknown' } } })
}
