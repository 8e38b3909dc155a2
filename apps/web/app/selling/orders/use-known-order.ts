import type { OrderStage } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Order, TrackedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { useEffect } from 'react'

/** Keeps the order, so that it can be tracked offline (site.md#offline). */
export function useKnownOrder(order: Order, stages?: OrderStage[]): void {
  useEffect(() => {
    import('../../offline/own-data.ts').then(
      ({ rememberOrder }) => rememberOrder(trackedOf(order, stages), Date.now()),
      () => {},
    )
  }, [order, stages])
}

function trackedOf(order: Order, stages: OrderStage[] = []): TrackedOrder {
  const items = order.items.map(({ product, quantity }) => ({ name: product.name, quantity }))
  return { ...order, items, place: order.shippingAddress || order.pickupPoint, stages }
}
