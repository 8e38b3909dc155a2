import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Form, useNavigation } from 'react-router'
import { shownNumber } from '../../people/area/order-number.ts'

interface RepeatOrderProps {
  order: Pick<Order, 'id' | 'noSellOrden' | 'items'>
  /** Of the page: what is sent twice from it is added once. */
  requestKey: string
  size?: 'sm' | 'md'
  /** In a card, beside another button: as wide as it, without an icon. */
  block?: boolean
}

/** Puts into the cart what is still sold of an order (selling.md#cart). The cart says what is missing. */
export function RepeatOrder({ order, requestKey, size = 'md', block = false }: RepeatOrderProps) {
  const t = useFullT()
  const { formData: sent } = useNavigation()
  if (!order.items.some(({ product }) => product.enable)) return null
  return (
    <Form method="post" action="/shop/cart">
      <input type="hidden" name="intent" value="repeat" />
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="requestKey" value={`${requestKey}-${order.id}`} />
      <Button
        type="submit"
        variant="secondary"
        size={size}
        block={block}
        busy={sent?.get('order') === String(order.id)}
        icon={!block && <RotateCw aria-hidden="true" className="size-4" />}
      >
        {t('orders.repeat.action')}
        <span className="sr-only"> {shownNumber(order.noSellOrden, t)}</span>
      </Button>
    </Form>
  )
}
