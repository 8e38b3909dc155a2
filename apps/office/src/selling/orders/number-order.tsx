import { numberOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { say } from '../../platform/say.ts'

const { invalid } = office.orders

/** For an order that was stored without a number (selling.md#order-numbers). */
export function NumberOrder({ order }: { order: Order }) {
  const confirm = useConfirm()
  const { act, busy } = useAct()
  if (order.noSellOrden !== invalidOrderNumber) return null

  async function number() {
    if (!(await confirm({ title: invalid.confirm, text: invalid.confirmText, confirmLabel: invalid.action })))
      return
    await act(() => officeClient.call(numberOrder, { params: { id: order.id } }), {
      done: ({ noSellOrden }) => say(invalid.done, { number: noSellOrden }),
    })
  }

  return (
    <Notice
      kind="warning"
      title={invalid.title}
      className="mb-4"
      action={
        <Button size="sm" busy={busy} onClick={number}>
          {invalid.action}
        </Button>
      }
    >
      {invalid.text}
    </Notice>
  )
}
