import type {
  NewServicePayment,
  NewServiceRefund,
} from '@tecnoclick/contract/workshop/service-orders/payment-schemas'
import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { serviceOrderHistory, serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { servicePayments } from '@tecnoclick/database/schema/workshop/service-payments'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import { formatAmount, fromWire } from '@tecnoclick/domain/platform/money'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { whyNotRefunded } from '@tecnoclick/domain/selling/refund-due'
import { type Charge, refundableOf } from '@tecnoclick/domain/workshop/repair-charge'
import { and, eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { spendFor } from '../../selling/credit/spend-for.ts'
import { settlementRow, settlePayment } from '../../selling/payments/settle-payment.ts'
import { takeTransactionCode } from '../../selling/payments/take-transaction-code.ts'
import { insertRefunds } from '../../selling/refunds/insert-refunds.ts'
import { isFree } from '../work/repeat-repair.ts'
import { lockServiceOrder, type ServiceOrderRow } from './lock-service-order.ts'
import { findOrder } from './read-service-orders.ts'
import { readCharge, readPayments, readRefunds } from './service-payments.ts'

export interface MoneyAct {
  actor: Actor
  methods: readonly PaymentMethod[]
  key: string | undefined
  now: Date
}

/** 'Cobrar': money taken for a repair, all or a part (workshop.md#payments). */
export function chargeRepair(
  db: Drizzle,
  act: MoneyAct,
  id: number,
  paid: NewServicePayment,
): Promise<ServiceOrder | Refusal> {
  return moveMoney(db, act, { id, scope: 'repair-payment', given: paid }, async (tx, order, money) => {
    if (order.status === 'CANCELADA' || (await isFree(tx, id))) return refuse('conflict')
    const charge = await readCharge(tx, id)
    const owed = charge?.total == null ? undefined : charge
    const settled = await settlePayment(tx, act.now, paid, {
      currency: owed?.currency ?? money.currency,
      due: owed?.due,
    })
    if (isRefusal(settled)) return settled
    const isOther = settled.ratePaid !== undefined
    if (isOther && isCredit(money.method)) return refuse('methodUnavailable')
    const codeId = await takeCode(tx, paid.transactionCode, 'service')
    if (isRefusal(codeId)) return codeId
    const spending = isCredit(money.method) ? await spendCredit(tx, order, money, charge) : undefined
    if (isRefusal(spending)) return spending
    await tx.insert(servicePayments).values({
      ...money,
      ...settlementRow(settled),
      ...(isOther && { settledCurrency: owed?.currency }),
      ...spending,
      serviceOrderId: id,
      kind: 'payment',
      transactionCodeId: codeId,
      receivedAt: act.now,
      receivedBy: act.actor.userId,
    })
    return { event: 'payment' as const }
  })
}

/** Money given back, never more than was paid in that currency. */
export function refundRepair(
  db: Drizzle,
  act: MoneyAct,
  id: number,
  given: NewServiceRefund,
): Promise<ServiceOrder | Refusal> {
  return moveMoney(db, act, { id, scope: 'repair-refund', given }, async (tx, order, money) => {
    const left = refundableOf(await readPayments(tx, id), await readRefunds(tx, id)).get(money.currency) ?? 0
    const refused = whyNotRefunded({ amount: money.amount, due: left })
    if (refused) return refuse(refused)
    const codeId = await takeCode(tx, given.transactionCode, 'refund')
    if (isRefusal(codeId)) return codeId
    const stored = await insertRefunds(
      tx,
      {
        ...money,
        of: { serviceOrderId: id },
        transactionCodeId: codeId,
        refundedAt: act.now,
        refundedBy: act.actor.userId,
      },
      payerOf(order),
    )
    if (isRefusal(stored)) return stored
    return { event: 'refund' as const, reason: given.reason }
  })
}

/** Whose credit it is: of the customer, or of the phone of a walk-in. */
function payerOf({ customerId, contactPhone }: ServiceOrderRow) {
  return { userId: customerId, phone: contactPhone }
}

/** Credit pays no more than is owed. */
function spendCredit(tx: Transaction, order: ServiceOrderRow, money: Money, charge: Charge | undefined) {
  const { userId, phone } = payerOf(order)
  const who = { clientId: userId, buyerPhone: phone, currency: money.currency }
  return spendFor(tx, who, { wanted: money.amount, total: charge?.total == null ? money.amount : charge.due })
}

interface Money {
  amount: number
  currency: string
  method: string
}

type Booked = { event: 'payment' | 'refund'; reason?: string }

/** What both have in common: once per key, the order locked, history, audit and a new version. */
function moveMoney(
  db: Drizzle,
  { actor, methods, key, now }: MoneyAct,
  { id, scope, given }: { id: number; scope: string; given: NewServicePayment },
  book: (tx: Transaction, order: ServiceOrderRow, money: Money) => Promise<Booked | Refusal>,
): Promise<ServiceOrder | Refusal> {
  const { version, ...request } = given
  const call = { userId: actor.userId, scope, key, request: { id, ...request } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const order = atVersion(await lockServiceOrder(tx, id), version)
      if (isRefusal(order)) return order
      const method = methods.find(({ code }) => code === given.paymentMethod)
      if (!method) return refuse('methodUnavailable')
      const [currency] = await tx
        .select()
        .from(currencies)
        .where(and(eq(currencies.code, given.currency), eq(currencies.enable, true)))
      if (!currency) return refuse('invalid', { fields: { currency: { code: 'required' } } })
      const money = { amount: fromWire(given.amount) ?? 0, currency: currency.code, method: method.code }
      const booked = await book(tx, order, money)
      if (isRefusal(booked)) return booked
      const { event, reason } = booked
      await tx
        .update(serviceOrders)
        .set({ version: order.version + 1 })
        .where(eq(serviceOrders.id, id))
      const note = [formatAmount(money.amount, currency), method.name.es].join(' · ')
      await tx
        .insert(serviceOrderHistory)
        .values({ serviceOrderId: id, at: now, event, status: order.status, note, actorId: actor.userId })
      await recordAudit(tx, actor, {
        action: 'create',
        entity: event === 'payment' ? 'service-payment' : 'service-refund',
        entityId: id,
        after: { ...money, ...(reason && { reason }) },
      })
      return (await findOrder(tx, id)) ?? refuse('notFound')
    }),
  )
}

async function takeCode(
  tx: Transaction,
  code: string | null | undefined,
  purpose: 'service' | 'refund',
): Promise<number | null | Refusal> {
  return code ? takeTransactionCode(tx, code, purpose) : null
}
