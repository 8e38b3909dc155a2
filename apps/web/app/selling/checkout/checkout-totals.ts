import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'

/** The cart includes the delivery line; an order that is picked up does not. */
export function checkoutTotals({ subtotal, extraLines, total }: Cart, homeDelivery: boolean) {
  const delivery = extraLines.find(({ title }) => title === deliveryLabel)
  const lines = homeDelivery ? extraLines : extraLines.filter((line) => line !== delivery)
  return {
    subtotal,
    extraLines: lines.map(({ title, price }) => ({ label: title, amount: price })),
    // Rounds to cents: floating-point subtraction leaves a remainder.
    total: homeDelivery || !delivery ? total : Math.round((total - delivery.price) * 100) / 100,
  }
}
