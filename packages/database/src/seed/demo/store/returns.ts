import { hours } from '@tecnoclick/domain/platform/duration'
import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { outbox } from '../../../schema/platform/outbox.ts'
import { orderLines } from '../../../schema/selling/orders.ts'
import { transactionCodes } from '../../../schema/selling/payments.ts'
import { orderReturns, refunds, returnLines } from '../../../schema/selling/returns.ts'
import { serviceOrders } from '../../../schema/workshop/service-orders.ts'
import { insertRows, numbered } from '../bulk.ts'
import type { PlannedMove } from '../ledger.ts'
import { mailRow } from '../mail.ts'
import { daysAgo, later } from '../moment.ts'
import { type DemoReturn, demoReturns } from '../returns.ts'
import { advanceSeries, requireOpenSeries } from './numbering.ts'
import type { PlacedOrder } from './placed-order.ts'

export type AskedReturn = DemoReturn & {
  id: number
  at: Date
  number: string
  sequence: number
  order: PlacedOrder
}

/** Finds the orders and numbers the returns by date. */
export async function resolveReturns(
  tx: Transaction,
  now: Date,
  placed: readonly PlacedOrder[],
): Promise<AskedReturn[]> {
  const series = await requireOpenSeries(tx, 'DEVOLUCION')
  const found = demoReturns
    .map((asked) => {
      const at = daysAgo(now, asked.placed).getTime()
      const order = placed.find(
        (one) => one.at.getTime() === at && [one.email, one.buyerName].includes(asked.buyer),
      )
      if (!order) throw new Error(`${asked.buyer} ordered nothing ${asked.placed.join(' ')}`)
      return { ...asked, order, at: daysAgo(now, asked.asked) }
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return (await numbered(tx, orderReturns, found)).map((asked, index) => {
    const sequence = series.nextNumber + index
    return { ...asked, sequence, number: formatOrderNumber(series.prefix, sequence) }
  })
}

const moment = ({ at }: AskedReturn, after: number | undefined) =>
  after === undefined ? null : later(at, hours(after))

/** Goods that went back to stock. */
export function restockMoves(returns: readonly AskedReturn[]): PlannedMove[] {
  return returns.flatMap((asked) =>
    asked.lines.flatMap(([slug, quantity, outcome]): PlannedMove[] => {
      const product = asked.order.lines.find((line) => line.product.slug === slug)?.product
      const at = moment(asked, asked.settled)
      if (outcome !== 'stock' || !product || !at) return []
      const { id: orderId, staffId: actorId } = asked.order
      return [
        { productId: product.id, kind: 'restocked', at, quantity, orderId, returnId: asked.id, actorId },
      ]
    }),
  )
}

/** Before the stock moves, which refer to them, and after the service orders. */
export async function storeReturns(tx: Transaction, returns: readonly AskedReturn[]): Promise<void> {
  const series = await requireOpenSeries(tx, 'DEVOLUCION')
  await insertRows(
    tx,
    orderReturns,
    returns.map((asked) => headRow(asked, series.id)),
  )
  for (const asked of returns) await storeLines(tx, asked)
  for (const asked of returns) await storeRefund(tx, asked)
  await insertRows(tx, auditLog, returns.flatMap(audits))
  await insertRows(tx, outbox, returns.flatMap(mails))
  await advanceSeries(tx, series.id, Math.max(...returns.map(({ sequence }) => sequence)))
}

function headRow(asked: AskedReturn, seriesId: number) {
  const { id, number, sequence, order, kind, reason, text, at, decided, received, settled, registered } =
    asked
  const { staffId, buyer } = order
  if (buyer.channel !== 'web' && !registered) throw new Error(`${number} is of no account`)
  return {
    ...{ id, number, sequence, seriesId, kind, reason, text },
    orderId: order.id,
    ...(buyer.channel === 'web'
      ? { clientId: buyer.clientId }
      : { contactName: order.buyerName, contactPhone: buyer.phone }),
    ...(registered && { registeredBy: staffId, condition: registered.condition }),
    state: stateOf(asked),
    note: decided?.note ?? '',
    askedAt: at,
    createdAt: at,
    decidedAt: moment(asked, decided?.hours),
    decidedBy: decided ? staffId : null,
    receivedAt: moment(asked, received),
    settledAt: moment(asked, settled),
    settledBy: settled === undefined ? null : staffId,
  }
}

function stateOf({ decided, received, settled }: AskedReturn) {
  if (settled !== undefined) return 'settled' as const
  if (received !== undefined) return 'received' as const
  if (decided) return decided.accepted ? ('accepted' as const) : ('refused' as const)
  return 'asked' as const
}

async function storeLines(tx: Transaction, { id, order, lines, repair }: AskedReturn): Promise<void> {
  for (const [slug, quantity, outcome] of lines) {
    const product = order.lines.find((line) => line.product.slug === slug)?.product
    const [bought] = await tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productId, product?.id ?? 0)))
    if (!bought) throw new Error(`Order ${order.id} has no ${slug}`)
    const serviceOrderId = outcome === 'repair' ? await repairOf(tx, order, repair) : null
    const line = { returnId: id, orderLineId: bought.id, quantity, serviceOrderId }
    await tx.insert(returnLines).values({ ...line, outcome: outcome ?? null })
  }
}

async function repairOf(tx: Transaction, { buyer }: PlacedOrder, model = ''): Promise<number> {
  const clientId = buyer.channel === 'web' ? buyer.clientId : 0
  const [repair] = await tx
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.customerId, clientId),
        eq(serviceOrders.model, model),
        isNotNull(serviceOrders.orderNum),
      ),
    )
  if (!repair) throw new Error(`There is no repair of ${model}`)
  return repair.id
}

/** What was paid for the lines. */
async function storeRefund(tx: Transaction, asked: AskedReturn): Promise<void> {
  const { id, order, refund } = asked
  const refundedAt = moment(asked, asked.settled)
  if (!refund || !refundedAt) return
  const [code] = refund.code
    ? await tx
        .insert(transactionCodes)
        .values({ code: refund.code, purpose: 'refund', createdAt: refundedAt })
        .returning({ id: transactionCodes.id })
    : []
  const lines = await tx
    .select({ price: orderLines.price, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(and(eq(returnLines.returnId, id), inArray(returnLines.outcome, ['stock', 'scrap'])))
  await tx.insert(refunds).values({
    returnId: id,
    amount: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    currency: order.currency,
    method: refund.method,
    transactionCodeId: code?.id ?? null,
    refundedAt,
    refundedBy: order.staffId,
  })
}

function stepsOf(asked: AskedReturn) {
  const { decided, received, settled } = asked
  return [
    { state: decided?.accepted === false ? 'refused' : 'accepted', at: moment(asked, decided?.hours) },
    { state: 'received', at: moment(asked, received) },
    { state: 'settled', at: moment(asked, settled) },
  ].flatMap(({ state, at }) => (at ? [{ state, at }] : []))
}

function audits(asked: AskedReturn) {
  const registered = {
    ...{ actorId: asked.order.staffId, action: 'create', entity: 'return', entityId: String(asked.id) },
    after: { orderId: asked.order.id, state: stateOf(asked), ...asked.registered },
    at: asked.at,
  }
  const steps = stepsOf(asked).filter(({ at }) => at > asked.at)
  const updates = steps.map(({ state, at }) => ({
    actorId: asked.order.staffId,
    action: 'update',
    entity: 'return',
    entityId: String(asked.id),
    after: { state },
    at,
  }))
  return asked.registered ? [registered, ...updates] : updates
}

const told: Record<string, string> = {
  accepted: 'Aceptamos su devolución {number}',
  refused: 'No podemos aceptar su devolución {number}',
  settled: 'Su devolución {number} está resuelta',
}

function mails(asked: AskedReturn) {
  return stepsOf(asked).flatMap(({ state, at }, index) => {
    const subject = told[state]?.replace('{number}', asked.number)
    const to = asked.order.email
    if (!subject || to === null) return []
    const about = `${asked.id}:v${index + 2}`
    const orderIds = [asked.order.id]
    const paragraphs = [`${subject}.`]
    return [mailRow({ kind: 'return', about, orderIds, to, subject, paragraphs, at })]
  })
}
