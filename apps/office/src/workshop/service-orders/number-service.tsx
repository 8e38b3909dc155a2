import { numberServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { say } from '../../platform/say.ts'

const { invalid } = office.serviceOrders

export function NumberService({ order }: { order: ServiceOrderDetail }) {
  const confirm = useConfirm()
  const { act, busy } = useAct()
  if (order.orderNum !== invalidOrderNumber) return null

  async function number() {
    if (!(await confirm({ title: invalid.confirm, text: invalid.confirmText, confirmLabel: invalid.action })))
      return
    await act(() => officeClient.call(numberServiceOrder, { params: { id: order.id } }), {
      done: ({ orderNum }) => say(invalid.done, { number: orderNum }),
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
