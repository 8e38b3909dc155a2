import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { office } from '@tecnoclick/messages/office'
import { Fact } from '../../platform/layout/section.tsx'

/** What the buyer wrote at checkout, inside `Facts`. */
export function CheckoutFacts({ order }: { order: ListedOrder }) {
  return keysOf(orderFields).map((key) => (
    <Fact key={key} name={office.orders.fields[key]}>
      {Boolean(order[key]) && <span className="whitespace-pre-line">{order[key]}</span>}
    </Fact>
  ))
}
