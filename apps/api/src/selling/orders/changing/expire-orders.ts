import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Transaction } from '@tecnoclick/database/connect'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { settings as settingRows } from '@tecnoclick/database/schema/site/settings'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import { hours } from '@tecnoclick/domain/platform/duration'
import { mayExpire, noticeBeforeExpiry, promisedExpiry } from '@tecnoclick/domain/selling/order-expiry'
import { stateOfPayments } from '@tecnoclick/domain/selling/payment-balance'
import { eq, sql } from 'drizzle-orm'
import type { JobDeps } from '../../../platform/jobs/job.ts'
import { returnUnits } from '../../../stock/ledger/sell-units.ts'
import { paymentsOf } from '../../payments/order-payments.ts'
import { noteCreditReturned } from '../../refunds/owed-refund.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../lock-order.ts'
import { type ExpiryRun, queueExpired, queueExpiring, queueUnchecked } from './expiry-mails.ts'

/** Cancels orders that stay unpaid, after a warning (selling.md#unpaid-orders). */
export async function expireOrders({ database: { db }, log, now, publicUrl }: JobDeps): Promise<void> {
  const { key, value } = settingRows
  const settings = readSettings(await db.select({ key, value }).from(settingRows))
  if (settings.unpaidOrderHours === 0) return
  const run = { settings, storeUrl: publicUrl, now: now() }
  await dateReports(db, run)
  const warned = await warnDue(db, run)
  const expired = await expireDue(db, run)
  if (warned > 0 || expired > 0) log.info({ warned, expired }, 'unpaid orders expired')
}

/** Finds candidates only; each is checked again under its lock. */
const isUnpaid = sql`status = 'PENDIENTE' and channel <> 'mostrador' and paid < total
  and not exists (select from payments where order_id = orders.id and state = 'verified' and credit_account_id is null)
  and payment_method is distinct from 'cash'`

/** Reports from before the rule, or taken by the previous release, count from now. */
async function dateReports(db: Drizzle, { settings, now }: ExpiryRun): Promise<void> {
  const until = new Date(now.getTime() + hours(settings.paymentCheckHours)).toISOString()
  await db.execute(sql`
    update orders set payment_check_until = ${until}::timestamptz, expires_at = null
    where ${isUnpaid} and payment_check_until is null
      and exists (select from payments where order_id = orders.id and state = 'submitted')`)
}

/** One mail for all orders of an account that are due for a warning. */
async function warnDue(db: Drizzle, run: ExpiryRun): Promise<number> {
  const notice = noticeBeforeExpiry(run.settings)
  const placedBefore = new Date(
    run.now.getTime() - hours(run.settings.unpaidOrderHours) + notice,
  ).toISOString()
  const checkedBefore = new Date(run.now.getTime() + notice).toISOString()
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array_agg(id order by id) as ids from orders
    where ${isUnpaid} and expires_at is null and order_date <= ${placedBefore}::timestamptz
      and (payment_check_until is null or payment_check_until <= ${checkedBefore}::timestamptz)
    group by coalesce(client_id, -id)`)
  let warned = 0
  for (const { ids } of rows) warned += await inTransaction(db, (tx) => warnCustomer(tx, run, ids))
  return warned
}

async function warnCustomer(tx: Transaction, run: ExpiryRun, ids: readonly number[]): Promise<number> {
  const warned: { order: OrderRow; expiresAt: Date }[] = []
  for (const id of ids) {
    const order = await lockUnpaid(tx, id)
    const expiresAt = order && promisedExpiry(order, run.settings, run.now)
    if (!expiresAt || order.expiresAt !== null) continue
    await tx.update(orders).set({ expiresAt }).where(eq(orders.id, id))
    warned.push({ order, expiresAt })
  }
  await queueExpiring(
    tx,
    run,
    warned.filter(({ order }) => order.paymentCheckUntil === null),
  )
  await queueUnchecked(
    tx,
    run,
    warned.filter(({ order }) => order.paymentCheckUntil !== null),
  )
  return warned.length
}

/** One transaction per order, which keeps locks short and makes a crash harmless. */
async function expireDue(db: Drizzle, run: ExpiryRun): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from orders where ${isUnpaid} and expires_at <= ${run.now.toISOString()}::timestamptz order by id`)
  let expired = 0
  for (const { id } of rows) if (await expireOrder(db, run, id)) expired += 1
  return expired
}

export function expireOrder(db: Drizzle, run: ExpiryRun, id: number): Promise<boolean> {
  const { now } = run
  return inTransaction(db, async (tx) => {
    const order = await lockUnpaid(tx, id)
    if (!order?.expiresAt || order.expiresAt > now) return false
    await returnUnits(tx, id, null)
    await tx
      .update(orders)
      .set({ status: 'CANCELADA', cancelledAt: now, version: order.version + 1 })
      .where(eq(orders.id, id))
    await noteInHistory(tx, { orderId: id, at: now, event: 'expired', status: 'CANCELADA', actorId: null })
    await noteCreditReturned(tx, { ...order, status: 'CANCELADA' }, { now, actorId: null })
    await queueExpired(tx, run, order)
    return true
  })
}

async function lockUnpaid(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, id)
  if (!order) return undefined
  const made = await paymentsOf(tx, id)
  const paymentState = stateOfPayments(made.filter(({ method }) => !isCredit(method)))
  return mayExpire({ ...order, paymentState, isPaid: order.paid >= order.total }) ? order : undefined
}
