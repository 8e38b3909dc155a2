import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { OrderLines } from '../checkout/order-lines.tsx'
import { Totals } from '../totals/totals.tsx'

/** What was ordered, with amounts (selling.md#order-pages). */
export function OrderContent({ order }: { order: Order }) {
  return (
    <div className="grid gap-3">
      <OrderLines
        currency={order.currency}
        lines={order.items.map(({ id, product, options, quantity, amount }) => ({
          id,
          name: product.name,
          options,
          quantity,
          amount,
        }))}
      />
      <Totals
        currency={order.currency}
        subtotal={order.subtotal}
        extraLines={order.additionalLines.map(({ label, total }) => ({ label, amount: total }))}
        total={order.total}
      />
    </div>
  )
}
