import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { mayBeCancelledByOwner } from '@tecnoclick/domain/selling/order-status'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useFullT } from '@tecnoclick/ui/messages'
import type { FormEvent } from 'react'
import { useSubmit } from 'react-router'
import { shownNumber } from '../../people/area/order-number.ts'
import { RepeatOrder } from './repeat-order.tsx'

/** What the customer does with an order as a whole. */
export function OrderButtons({ order, repeatKey }: { order: Order; repeatKey: string }) {
  const t = useFullT()
  return (
    <div className="flex flex-wrap gap-3">
      <RepeatOrder order={order} requestKey={repeatKey} />
      <Button href={`/account/orders/${order.id}/proforma`} variant="secondary">
        {t('orders.detail.print')}
      </Button>
      {mayBeCancelledByOwner(order.status) && <CancelOrder order={order} />}
    </div>
  )
}

/** With script it asks for confirmation. */
function CancelOrder({ order }: { order: Pick<Order, 'noSellOrden'> }) {
  const t = useFullT()
  const confirm = useConfirm()
  const submit = useSubmit()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const agreed = await confirm({
      title: t('orders.detail.cancel'),
      text: t('orders.detail.cancelText', { number: shownNumber(order.noSellOrden, t) }),
      tone: 'danger',
    })
    if (agreed) await submit(form)
  }

  return (
    <form method="post" onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" variant="danger">
        {t('orders.detail.cancel')}
      </Button>
    </form>
  )
}
