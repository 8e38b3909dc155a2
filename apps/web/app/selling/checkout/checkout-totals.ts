import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'

/** The cart comes with its delivery line; who picks up does not pay it. */
export function checkoutTotals({ subtotal, extraLines, total }: Cart, homeDelivery: boolean) {
  const delivery = extraLines.find(({ title }) => title === deliveryLabel)
  const lines = homeDelivery ? extraLines : extraLines.filter((line) => line !== delivery)
  return {
    subtotal,
    extraLines: lines.map(({ title, price }) => ({ label: title, amount: price })),
    // Whole cents: 0.1 + 0.2 must not become a total of its own.
    total: homeDelivery || !delivery ? total : Math.round((total - delivery.price) * 100) / 100,
  }
}
