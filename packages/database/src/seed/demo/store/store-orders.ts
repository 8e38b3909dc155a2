import type { Transaction } from '../../../connect.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { outbox } from '../../../schema/platform/outbox.ts'
import { orderExtraLines, orderHistory, orderLines, orders } from '../../../schema/selling/orders.ts'
import { insertRows } from '../bulk.ts'
import { advanceSeries } from './numbering.ts'
import { storeDeliveries } from './order-deliveries.ts'
import { orderMails } from './order-mails.ts'
import { storePayments } from './order-payments.ts'
import { orderRows } from './order-rows.ts'
import { stepAudits } from './outcome.ts'
import type { PlacedOrder } from './placed-order.ts'

/** Writes all rows of the orders except their stock moves, which the ledger writes. */
export async function storeOrders(tx: Transaction, placed: readonly PlacedOrder[]): Promise<void> {
  const rows = placed.map(orderRows)
  const all = <R>(part: (row: (typeof rows)[number]) => R[]) => rows.flatMap(part)
  await insertRows(
    tx,
    orders,
    all((row) => row.orders),
  )
  await insertRows(
    tx,
    orderLines,
    all((row) => row.lines),
  )
  await insertRows(
    tx,
    orderExtraLines,
    all((row) => row.extras),
  )
  await insertRows(
    tx,
    orderHistory,
    all((row) => row.history),
  )
  await storePayments(tx, rows)
  await storeDeliveries(tx, placed)
  await insertRows(tx, outbox, placed.flatMap(orderMails))
  await insertRows(
    tx,
    auditLog,
    placed.flatMap((order) => stepAudits('order', order)),
  )
  for (const [seriesId, numbered] of Map.groupBy(placed, ({ number }) => number?.seriesId)) {
    const sequences = numbered.flatMap(({ number }) => number?.sequence ?? [])
    if (seriesId !== undefined) await advanceSeries(tx, seriesId, Math.max(...sequences))
  }
}
