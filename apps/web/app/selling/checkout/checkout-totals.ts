import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'

/** With a fee, the order is delivered. */
export function checkoutTotals({ subtotal }: Pick<Cart, 'subtotal'>, fee?: number) {
  return {
    subtotal,
    extraLines: fee === undefined ? [] : [{ label: deliveryLabel, amount: fee }],
    total: toWire((fromWire(subtotal) ?? 0) + (fromWire(fee ?? 0) ?? 0)),
  }
}
