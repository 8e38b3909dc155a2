import type { OrderStage } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { useEffect } from 'react'

/** Keeps the order, so that it can be tracked offline (site.md#offline). */
export function useKnownOrder(order: Order, stages?: OrderStage[]): void {
  useEffect(() => {
    import('../../offline/own-data.ts').then(
      ({ rememberOrder }) => rememberOrder({ ...order, stages: stages ?? [] }, Date.now()),
      () => {},
    )
  }, [order, stages])
}
