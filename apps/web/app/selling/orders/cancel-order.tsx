import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useT } from '@tecnoclick/ui/messages'
import type { FormEvent } from 'react'
import { useSubmit } from 'react-router'

/** Asks first, where script can ask. */
export function CancelOrder({ order }: { order: Pick<Order, 'noSellOrden'> }) {
  const t = useT()
  const confirm = useConfirm()
  const submit = useSubmit()

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const agreed = await confirm({
      title: t('orders.detail.cancel'),
      text: t('orders.detail.cancelText', { number: order.noSellOrden }),
      tone: 'danger',
    })
    if (agreed) await submit(form)
  }

  return (
    <form method="post" onSubmit={ask}>
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" variant="danger">
        {t('orders.detail.cancel')}
      </Button>
    </form>
  )
}
