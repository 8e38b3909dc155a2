import type { Invoice } from '@tecnoclick/contract/selling/invoices/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { mayBeCancelledByOwner } from '@tecnoclick/domain/selling/order-status'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { shownNumber } from '../../people/area/order-number.ts'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { PaperLinks } from '../../platform/page/paper-links.tsx'
import { RepeatOrder } from './repeat-order.tsx'

interface OrderButtonsProps {
  order: Order
  repeatKey: string
  invoices: readonly Pick<Invoice, 'id' | 'number'>[]
}

/** What the customer does with an order as a whole. */
export function OrderButtons({ order, repeatKey, invoices }: OrderButtonsProps) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:[&_button]:w-full">
      <RepeatOrder order={order} requestKey={repeatKey} />
      <PaperLinks path={`sellorders/${order.id}/papers/order`} />
      {invoices.map(({ id, number }) => (
        <Button key={id} href={`/api/invoices/${id}/paper?lang=${locale}`} download variant="secondary">
          {number}
        </Button>
      ))}
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
