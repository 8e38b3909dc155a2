import { changeOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { AnswerForm } from '../../platform/answer/answer-form.tsx'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'

const { answer } = office.orders

export function OrderAnswer({ order }: { order: Order }) {
  const { act, busy } = useAct()
  return (
    <AnswerForm
      key={order.id}
      row={order}
      texts={answer}
      extra={{}}
      busy={busy}
      send={(body) =>
        act(() => officeClient.call(changeOrder, { params: { id: order.id }, body }), { done: answer.saved })
      }
    />
  )
}
