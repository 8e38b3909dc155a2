import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listResetSales } from '@tecnoclick/contract/resets/sales/endpoints'
import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { listOrdersOf } from '@tecnoclick/contract/selling/orders/endpoints'
import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { listServiceOrdersOf } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { mayFollow, saleSteps, stateOfSale } from '@tecnoclick/domain/resets/sale-state'
import type { Visit } from '../../rendering/context.ts'

/** The last order, repair and reset of an account. What cannot be loaded is left out: their lists say so. */
export async function loadLatest({ client }: Visit, userId: number) {
  const params = { userId }
  const [orders, repairs, resets] = await Promise.all([
    client.attempt(listOrdersOf, { params, query: listQuery({ order: 'orderDate DESC', limit: 1 }) }),
    client.attempt(listServiceOrdersOf, { params, query: listQuery({ limit: 1 }) }),
    client.attempt(listResetSales),
  ])
  return {
    order: orders.ok ? latestOrder(orders.data.data[0]) : undefined,
    repair: repairs.ok ? latestRepair(repairs.data.data[0]) : undefined,
    reset: resets.ok
      ? latestReset(resets.data.data.toSorted((a, b) => b.date.localeCompare(a.date))[0])
      : undefined,
  }
}

export type Latest = Awaited<ReturnType<typeof loadLatest>>

function latestOrder(order: ListedOrder | undefined) {
  if (!order) return undefined
  const { id, noSellOrden: number, status, step, currency, total, items, transfer, due, payment } = order
  return {
    ...{ id, number, status, step, currency, total },
    image: items[0]?.product.image ?? undefined,
    /** By transfer, and nothing was reported yet. */
    isToPay: status === 'PENDIENTE' && transfer !== null && due > 0 && payment?.state !== 'submitted',
  }
}

function latestRepair(repair: ServiceOrder | undefined) {
  if (!repair) return undefined
  const { id, orderNum: number, status, brand, model, quote } = repair
  const isOpen = status === 'PENDIENTE' || status === 'EN PROCESO'
  return {
    ...{ id, number, status },
    device: `${brand.name} ${model}`.trim(),
    isToDecide: isOpen && quote?.state === 'pending',
  }
}

function latestReset(sale: ResetSale | undefined) {
  if (!sale) return undefined
  const { id, reset } = sale
  const state = stateOfSale(sale)
  return {
    id,
    model: `${reset.brand.name} ${reset.model}`,
    isRejected: state === 'rejected',
    /** The last step that is done. */
    step: saleSteps(sale).findLast(({ progress }) => progress === 'done')?.step ?? 'paid',
    mayDownload: mayFollow(state, 'sendHardwareId'),
  }
}
