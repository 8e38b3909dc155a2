import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { creditPayments } from '@tecnoclick/database/schema/money/credit-entries'
import { exchangedChange } from '@tecnoclick/database/schema/money/exchanged-change'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { changeIn, rateBetween } from '@tecnoclick/domain/money/settlement'
import { newValues } from '@tecnoclick/domain/platform/fields'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { isCashRefused } from '@tecnoclick/domain/selling/payment-method'
import { refuseOtherTotal, totalsOf } from '@tecnoclick/domain/selling/price-lines'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { creditAccountOf } from '../credit/credit-account.ts'
import { spendFor } from '../credit/spend-for.ts'
import { findCurrency } from '../orders/find-currency.ts'
import { noteInHistory } from '../orders/lock-order.ts'
import { judgeUnpaid } from '../orders/paying/judge-unpaid.ts'
import type { NewOrderRow } from '../orders/placing/insert-order.ts'
import { readPaymentRates } from '../payments/payment-rates.ts'
import { settlementRow } from '../payments/settle-payment.ts'
import { takeTransactionCode } from '../payments/take-transaction-code.ts'
import { promoteSale, refuseOtherMethod } from '../promotions/promote-sale.ts'
import { sellSerials } from '../serials/sell-serials.ts'
import { requireDiscountReason } from './apply-discounts.ts'
import { payerRoleOf, readCounterBuyer } from './counter-buyer.ts'
import { priceSale } from './price-sale.ts'
import { partsOf, refuseReceived, refuseSplit, type SalePart, splitsOf, takesCash } from './sale-parts.ts'
import { finishSale, insertSale, type SaleAct } from './store-sale.ts'

/** A sale in the shop: directly from stock, COMPLETADA at once, at the server's prices. */
export function sellAtCounter(
  db: Drizzle,
  act: SaleAct,
  sale: CounterSale,
): Promise<{ id: number } | Refusal> {
  const call = { userId: act.actor.userId, scope: 'sellorders/counter', key: act.key, request: sale }
  return transact(db, (tx) => runOnce(tx, call, () => sell(tx, act, sale)))
}

async function sell(tx: Transaction, act: SaleAct, sale: CounterSale): Promise<{ id: number } | Refusal> {
  const { actor, key, settings, now } = act
  const { currency, priceTier } = sale
  const splits = splitsOf(sale)
  const priced = await priceSale(tx, act, sale)
  if (isRefusal(priced)) return priced
  const discountReason = requireDiscountReason(priced.isDiscounted, sale.discountReason)
  if (isRefusal(discountReason)) return discountReason
  const isUsable = ({ paymentMethod }: SalePart) =>
    act.methods.some(({ code, enable }) => code === paymentMethod && enable)
  if (!splits.every(isUsable)) return refuse('methodUnavailable')
  const payer = { role: await payerRoleOf(tx, sale), isAtCounter: true }
  const paidWith = [sale.paymentMethod ?? null, ...splits.map((part) => part.paymentMethod)]
  if (paidWith.some((code) => isCashRefused(code, payer, settings))) return refuse('businessCash')
  const paymentMethod = sale.paymentMethod ?? null
  const customerId = sale.customerId ?? null
  const promoted = await promoteSale(
    tx,
    { ...priced, currency, priceTier, customerId, paymentMethod, now },
    sale.promotionCode ?? null,
  )
  if (isRefusal(promoted)) return promoted
  for (const part of splits) {
    const uncovered = await refuseOtherMethod(tx, promoted.promotions, part.paymentMethod)
    if (uncovered) return uncovered
  }
  const { lines, extraLines } = promoted
  const { subtotal, total } = totalsOf(lines, extraLines)
  const otherPrice = refuseOtherTotal(sale.confirmedTotal, { subtotal, total })
  if (otherPrice) return otherPrice
  const buyer = await readCounterBuyer(tx, sale)
  if (isRefusal(buyer)) return buyer
  const row = {
    ...({ status: 'COMPLETADA', channel: 'mostrador', homeDelivery: false } as const),
    currency,
    priceTier,
    subtotal,
    total,
    ...promoted,
    lines: priced.split(lines),
    discountReason,
    shippingAddress: '',
    pickupPoint: '',
    billingAddress: '',
    ...newValues(orderFields, sale),
    paymentMethod,
    ...buyer,
    recipientName: buyer.buyerName,
    recipientPhone: buyer.buyerPhone,
    placedBy: actor.userId,
    idempotencyKey: key ?? null,
    orderDate: now,
    warrantyMonths: settings.warrantyMonths,
  }
  const id = await insertSale(tx, act, row)
  if (isRefusal(id)) return id
  const unscanned = await sellSerials(tx, { orderId: id, actorId: actor.userId, now }, sale.serials ?? [])
  if (unscanned) return unscanned
  const notEntered = await enterPaid(tx, act, sale, { ...buyer, id, total })
  if (notEntered) return notEntered
  const unpaid = await judgeUnpaid(tx, { id, total, currency }, sale.unpaidReason)
  if (isRefusal(unpaid)) return unpaid
  const entry = { orderId: id, at: now, status: row.status, actorId: actor.userId }
  if (unpaid) await noteInHistory(tx, { ...entry, event: 'reason', note: unpaid })
  await finishSale(tx, act, { id, row, priced, ...(unpaid && { audited: { unpaidReason: unpaid } }) })
  return { id }
}

/** Paid and verified at once, in one way or several. */
async function enterPaid(
  tx: Transaction,
  { actor, now }: SaleAct,
  sale: CounterSale,
  { id, total, ...buyer }: StoredSale,
): Promise<undefined | Refusal> {
  const { paymentMethod } = sale
  const act = { actor, now }
  const credit = await enterCredit(tx, act, sale, { ...buyer, id, total })
  if (isRefusal(credit)) return credit
  const rest = total - credit
  if (!paymentMethod || rest === 0)
    return splitsOf(sale).length > 0 || sale.received != null ? refuseSplit() : undefined
  const parts = await partsOf(tx, now, { ...sale, paymentMethod }, rest)
  if (isRefusal(parts)) return parts
  const received = sale.received == null ? null : (fromWire(sale.received) ?? 0)
  if (received !== null && !takesCash(parts[0], received)) return refuseReceived()
  const change = received === null ? 0 : received - (parts[0]?.money.amount ?? 0)
  for (const [place, { method, money, transactionCode }] of parts.entries()) {
    const codeId = transactionCode ? await takeTransactionCode(tx, transactionCode, 'order') : null
    if (isRefusal(codeId)) return codeId
    const [paid] = await tx
      .insert(payments)
      .values({
        orderId: id,
        ...settlementRow(money),
        method,
        transactionCodeId: codeId,
        received: place === 0 ? received : null,
        createdAt: now,
        state: 'verified',
        verifiedAt: now,
        verifiedBy: actor.userId,
      })
      .returning({ id: payments.id, currency: payments.currency })
    if (!paid) throw new Error('The payment was not stored')
    if (place > 0) continue
    const refused = sale.changeIn
      ? await exchangeChange(tx, act, { ...paid, change, changeIn: sale.changeIn })
      : sale.changeAsCredit && (await keepChange(tx, act, { ...buyer, id, currency: paid.currency, change }))
    if (refused) return refused
  }
  return undefined
}

type StoredSale = { id: number; total: number } & Pick<NewOrderRow, 'clientId' | 'buyerPhone'>
type CreditAct = Pick<SaleAct, 'actor' | 'now'>

/** Credit of the buyer or of a voucher pays first. Returns how much. */
async function enterCredit(
  tx: Transaction,
  { actor, now }: CreditAct,
  { credit, currency }: CounterSale,
  { id, total, ...buyer }: StoredSale,
): Promise<number | Refusal> {
  if (!credit || total === 0) return 0
  const wanted = { wanted: fromWire(credit.amount) ?? 0, total, voucher: credit.voucherCode }
  const spending = await spendFor(tx, { ...buyer, currency }, wanted)
  if (isRefusal(spending)) return spending
  const verified = { state: 'verified', verifiedAt: now, verifiedBy: actor.userId } as const
  await tx.insert(payments).values({ orderId: id, currency, createdAt: now, ...verified, ...spending })
  return spending.amount
}

/** 'Vuelto a favor': the change stays in the till and is credit of the buyer. */
async function keepChange(
  tx: Transaction,
  { actor, now }: CreditAct,
  sale: { id: number; currency: string; change: number } & Pick<NewOrderRow, 'clientId' | 'buyerPhone'>,
): Promise<Refusal | undefined> {
  if (sale.change === 0) return undefined
  const accountId = await creditAccountOf(tx, { userId: sale.clientId, phone: sale.buyerPhone })
  if (accountId === undefined) return refuse('creditHolder')
  await tx.insert(creditPayments).values({
    ...{ accountId, orderId: sale.id, amount: sale.change, currency: sale.currency, method: 'cash' },
    ...{ receivedAt: now, receivedBy: actor.userId },
  })
  return undefined
}

interface ChangeGiven {
  id: number
  currency: string
  change: number
  changeIn: NonNullable<CounterSale['changeIn']>
}

/** Change in another currency: the till keeps one and gives the other, at today's rate. */
async function exchangeChange(
  tx: Transaction,
  { actor, now }: CreditAct,
  { id: paymentId, currency, change, changeIn: seen }: ChangeGiven,
): Promise<Refusal | undefined> {
  const rate = rateBetween(currency, seen.currency, await readPaymentRates(tx))
  if (!rate || !(await findCurrency(tx, seen.currency))) return refuse('noRate')
  const { settled: givenAmount, rounding } = changeIn(change, rate)
  if (givenAmount === 0 || seen.currency === currency) return refuseReceived()
  if (fromWire(seen.amount) !== givenAmount) return refuse('rateChanged')
  await tx.insert(exchangedChange).values({
    ...{ paymentId, amount: change, currency, givenAmount, givenCurrency: seen.currency },
    ...{ ratePaid: rate.paid, rateSettled: rate.settled, rounding, givenAt: now, givenBy: actor.userId },
  })
  return undefined
}
