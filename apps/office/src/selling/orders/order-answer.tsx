import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { changeOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import { type Order, orderChangeSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import type { ReactNode } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { isTold } from '../../platform/customer-news.ts'
import { useMoney } from '../../platform/money.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useUnpaidReason } from './complete-unpaid.tsx'
import { useOrderNews } from './order-news.ts'

const { orders } = office

interface OrderAnswerProps {
  order: Order
  onSaved?: () => void
  children?: ReactNode
}

/** Answer and next state of an order. Without an e-mail nobody is told, and the form says so. */
export function OrderAnswer({ order, onSaved, children }: OrderAnswerProps) {
  const { run, busy } = useAction()
  const money = useMoney()
  const unpaid = useUnpaidReason(order)
  const tell = useOrderNews(order)
  const texts = isTold(order.customer) ? orders.answer : { ...orders.answer, ...orders.answer.untold }
  return (
    <>
      <AnswerForm
        key={order.id}
        row={order}
        texts={texts}
        maxLength={limitsOf(orderChangeSchema.shape.respuesta).maxLength}
        extra={{}}
        templateValues={{
          nombre: order.customer.name,
          pedido: knownNumber(order.noSellOrden),
          total: money(order.total, order.currency),
          falta: order.due > 0 ? money(order.due, order.currency) : undefined,
          estado: statusNames[order.status],
        }}
        busy={busy}
        send={async (body, _draft, refused) => {
          const isUnpaid = body.status === 'COMPLETADA' && order.due > 0
          const unpaidReason = isUnpaid ? await unpaid.ask() : null
          if (unpaidReason === undefined) return undefined
          const call = { params: { id: order.id }, body: { ...body, unpaidReason } }
          const stored = await run(() => officeClient.call(changeOrder, call), {
            done: ({ respuesta, status }) =>
              isTold(order.customer)
                ? texts.saved
                : tell(texts.saved, body.respuesta ? (respuesta ?? '') : statusNames[status]),
            refused,
          })
          if (stored) onSaved?.()
          return stored
        }}
      >
        {children}
      </AnswerForm>
      {unpaid.dialog}
    </>
  )
}
