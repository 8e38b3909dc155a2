import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { changeOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import { type Order, orderChangeSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import type { ReactNode } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { AnswerForm } from './answer-form.tsx'

const { orders } = office

interface OrderAnswerProps {
  order: Order
  onSaved?: () => void
  children?: ReactNode
}

/** Answer and next state of an order. Without an e-mail nobody is told, and the form says so. */
export function OrderAnswer({ order, onSaved, children }: OrderAnswerProps) {
  const { run, busy } = useAction()
  const isTold = order.customer.email !== null
  const texts = isTold ? orders.answer : { ...orders.answer, ...orders.answer.untold }
  return (
    <AnswerForm
      key={order.id}
      row={order}
      texts={texts}
      maxLength={limitsOf(orderChangeSchema.shape.respuesta).maxLength}
      extra={{}}
      busy={busy}
      send={async (body) => {
        const stored = await run(() => officeClient.call(changeOrder, { params: { id: order.id }, body }), {
          done: texts.saved,
        })
        if (stored) onSaved?.()
        return stored
      }}
    >
      {children}
    </AnswerForm>
  )
}
