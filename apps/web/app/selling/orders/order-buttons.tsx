import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { mayBeCancelledByOwner } from '@tecnoclick/domain/selling/order-status'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { shownNumber } from '../../people/area/order-number.ts'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { RepeatOrder } from './repeat-order.tsx'

/** What the customer does with an order as a whole. */
export function OrderButtons({ order, repeatKey }: { order: Order; repeatKey: string }) {
  const t = useFullT()
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:[&_button]:w-full">
      <RepeatOrder order={order} requestKey={repeatKey} />
      <Button href={`/account/orders/${order.id}/proforma`} variant="secondary">
        {t('orders.detail.print')}
      </Button>
      {mayBeCancelledByOwner(order.status) && <CancelOrder order={order} />}
    </div>
  )
}

function CancelOrder({ order }: { order: Pick<Order, 'noSellOrden'> }) {
  const t = useFullT()
  const title = t('orders.detail.cancel')
  const text = t('orders.detail.cancelText', { number: shownNumber(order.noSellOrden, t) })
  return (
    <IntentForm intent="cancel" question={{ title, text }}>
      <Button type="submit" variant="danger">
        {title}
      </Button>
    </IntentForm>
  )
}
