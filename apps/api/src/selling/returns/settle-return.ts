import type { ReturnSettlement } from '@tecnoclick/contract/selling/returns/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orderReturns, returnLines } from '@tecnoclick/database/schema/selling/returns'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { whyNotRefunded } from '@tecnoclick/domain/selling/refund-due'
import { refuseOutcomes } from '@tecnoclick/domain/selling/return-outcomes'
import { refundable } from '@tecnoclick/domain/selling/returns'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { restockUnits } from '../../stock/ledger/sell-units.ts'
import type { StaffAct } from '../orders/changing/change-order.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import { takeTransactionCode } from '../payments/take-transaction-code.ts'
import { insertRefunds } from '../refunds/insert-refunds.ts'
import { nameUnits } from '../serials/name-returned-units.ts'
import { lockForStep, type ReturnRow, takeStep } from './change-return.ts'
import { queueReturnMail } from './return-mails.ts'

/** A repair that costs the customer nothing. */
export interface WarrantyRepair {
  /** Null without an account; then the contact is set. */
  customerId: number | null
  contact: { name: string; phone: string } | null
  serviceId: number
  brandId: number
  model: string
  failure: string
  now: Date
}

/** Opens a service order and returns its id. Passed in, because areas do not import each other. */
export type OpenRepair = (tx: Transaction, actor: Actor, repair: WarrantyRepair) => Promise<number | Refusal>

export interface SettlementAct extends StaffAct {
  methods: readonly PaymentMethod[]
  openRepair: OpenRepair
}

interface SettledLine {
  id: number
  orderLineId: number
  productId: number
  name: string
  brandId: number | null
  quantity: number
}

type Choice = ReturnSettlement['lines'][number]

/**
 * What becomes of each line, and the refund (selling.md#returns). The order is locked before the return, as when the
 * buyer asks.
 */
export function settleReturn(
  db: Drizzle,
  act: SettlementAct,
  id: number,
  settlement: ReturnSettlement,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrderOf(tx, id)
    if (!order) return refuse('notFound')
    const before = await lockForStep(tx, id, 'settled', settlement.version)
    if (isRefusal(before)) return before
    const lines = await readLines(tx, id)
    const refused = refuseOutcomes(before, lines, settlement.lines)
    if (refused) return refused
    const refund = await readRefund(tx, act, order, settlement.refund)
    if (isRefusal(refund)) return refund
    const serialsOf = (line: SettledLine) =>
      settlement.lines.find(({ id: lineId }) => lineId === line.id)?.serials
    const returned = lines.map((line) => ({ ...line, lineId: line.orderLineId, serials: serialsOf(line) }))
    const known = {
      isReceived: true,
      isFinal: true,
      orderId: order.id,
      actorId: act.actor.userId,
      at: act.now,
    }
    const unknownUnit = await nameUnits(tx, { returnId: id, lines: returned }, known)
    if (unknownUnit) return unknownUnit
    const settled = await settleLines(tx, act, { before, order, lines }, settlement.lines)
    if (isRefusal(settled)) return settled
    const stored =
      refund &&
      (await insertRefunds(
        tx,
        { ...refund, of: { orderId: order.id, returnId: id } },
        { userId: before.clientId ?? order.clientId, phone: before.contactPhone ?? order.buyerPhone },
      ))
    if (stored && isRefusal(stored)) return stored
    const after = await takeStep(
      tx,
      act.actor,
      before,
      {
        state: 'settled',
        note: settlement.note ?? before.note,
        settledAt: act.now,
        settledBy: act.actor.userId,
      },
      { lines: settlement.lines, ...(refund && { refund: { ...refund, refundedAt: undefined } }) },
    )
    await queueReturnMail(tx, act.storeUrl, after)
    return { id }
  })
}

async function lockOrderOf(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  const [found] = await tx
    .select({ orderId: orderReturns.orderId })
    .from(orderReturns)
    .where(eq(orderReturns.id, id))
  return found && lockOrder(tx, found.orderId)
}

async function readLines(tx: Transaction, id: number): Promise<SettledLine[]> {
  const { rows } = await tx.execute<{ [K in keyof SettledLine]: SettledLine[K] }>(sql`
    select l.id, b.id as "orderLineId", b.product_id as "productId", b.product_name as name, p.brand_id as "brandId",
      l.quantity
    from return_lines as l join order_lines as b on b.id = l.order_line_id join products as p on p.id = b.product_id
    where l.return_id = ${id} order by b.position`)
  return rows
}

async function readRefund(
  tx: Transaction,
  { actor, methods, now }: SettlementAct,
  { id, currency }: OrderRow,
  refund: ReturnSettlement['refund'],
) {
  if (!refund) return undefined
  const { paymentMethod: method, transactionCode, paymentId } = refund
  if (!methods.some(({ code }) => code === method)) return refuse('methodUnavailable')
  const amount = fromWire(refund.amount) ?? 0
  const { rows } = await tx.execute<{ paid: number; refunded: number }>(sql`
    select
      (select paid from orders where id = ${id})::float8 as paid,
      (
        select coalesce(sum(coalesce(f.settled, f.amount)), 0) from refunds as f join order_returns as r on r.id = f.return_id
        where r.order_id = ${id}
      )::float8 as refunded`)
  const [{ paid, refunded } = { paid: 0, refunded: 0 }] = rows
  const refused = whyNotRefunded({ amount, due: refundable(paid, refunded) })
  if (refused) return refuse(refused)
  const transactionCodeId = transactionCode ? await takeTransactionCode(tx, transactionCode, 'refund') : null
  if (isRefusal(transactionCodeId)) return transactionCodeId
  return { amount, currency, paymentId, method, transactionCodeId, refundedAt: now, refundedBy: actor.userId }
}

/** Stock first, then repairs, whose numbers are the last locks of the transaction. */
async function settleLines(
  tx: Transaction,
  { actor, openRepair, now }: SettlementAct,
  { before, order, lines }: { before: ReturnRow; order: OrderRow; lines: readonly SettledLine[] },
  choices: readonly Choice[],
): Promise<Refusal | undefined> {
  const chosen = lines.map((line) => ({
    ...line,
    ...choices.find(({ id }) => id === line.id),
    own: line.brandId,
  }))
  for (const { id, outcome } of chosen) {
    if (outcome !== 'repair') await tx.update(returnLines).set({ outcome }).where(eq(returnLines.id, id))
  }
  const back = chosen.filter(({ outcome }) => outcome === 'stock')
  const origin = { orderId: order.id, returnId: before.id, actorId: actor.userId }
  if (back.length > 0) await restockUnits(tx, origin, back)
  const repaired = chosen.filter(({ outcome }) => outcome === 'repair')
  const contact = before.clientId === null ? contactOf(before, order) : null
  if (repaired.length > 0 && before.clientId === null && !contact)
    return refuse('invalid', { fields: { contactPhone: { code: 'required' } } })
  for (const line of repaired) {
    const opened = await openRepair(tx, actor, {
      customerId: before.clientId,
      contact,
      serviceId: line.serviceId ?? 0,
      brandId: line.brandId ?? line.own ?? 0,
      model: line.name.slice(0, 100),
      failure: failureOf(before, order, line.quantity),
      now,
    })
    if (isRefusal(opened)) return opened
    await tx
      .update(returnLines)
      .set({ outcome: 'repair', serviceOrderId: opened })
      .where(eq(returnLines.id, line.id))
  }
  return undefined
}

/** Who takes the repaired device back. */
function contactOf(
  { contactName, contactPhone }: ReturnRow,
  { buyerName, buyerPhone }: OrderRow,
): WarrantyRepair['contact'] {
  const [name, phone] = [contactName ?? buyerName, contactPhone ?? buyerPhone]
  return name && phone ? { name, phone } : null
}

/** What the workshop reads: where it comes from, how many, and what the buyer wrote. */
function failureOf({ number, text }: ReturnRow, order: OrderRow, quantity: number): string {
  const origin = ['Garantía', order.number, number, ...(quantity > 1 ? [`× ${quantity}`] : [])]
  return [origin.filter(Boolean).join(' · '), ...(text === '' ? [] : [text])].join('\n').slice(0, 2000)
}
