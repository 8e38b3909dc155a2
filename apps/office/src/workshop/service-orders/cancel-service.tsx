import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { canBecome } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { say } from '../../platform/say.ts'

const { cancel } = office.serviceOrders

export function CancelService({ order }: { order: ServiceOrderDetail }) {
  const { id, orderNum: number, status, version } = order
  const confirm = useConfirm()
  const { act, busy } = useAct()
  if (!canBecome(status, 'CANCELADA')) return null

  async function cancelIt() {
    const agreed = await confirm({
      title: say(cancel.title, { number }),
      text: cancel.text,
      confirmLabel: cancel.action,
      cancelLabel: cancel.keep,
      tone: 'danger',
    })
    if (!agreed) return
    const body = { status: 'CANCELADA', version } as const
    await act(() => officeClient.call(changeServiceOrder, { params: { id }, body }), {
      done: say(cancel.done, { number }),
    })
  }

  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={cancelIt}>
      {cancel.action}
    </Button>
  )
}
