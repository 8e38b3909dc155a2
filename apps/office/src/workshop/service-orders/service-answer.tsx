import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import {
  type ServiceOrderDetail,
  serviceOrderChangeSchema,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { AnswerForm } from '../../selling/orders/answer-form.tsx'
import { noQuote, type ServiceDraft, toQuote } from './quote-draft.ts'
import { QuoteFields } from './quote-fields.tsx'

const { answer } = office.serviceOrders

type AnsweredOrder = Pick<
  ServiceOrderDetail,
  'id' | 'orderNum' | 'status' | 'respuesta' | 'version' | 'customer' | 'quote'
>

export function ServiceAnswer({ order }: { order: AnsweredOrder }) {
  const { run, busy } = useAction()
  return (
    <AnswerForm<ServiceDraft>
      key={order.id}
      row={order}
      texts={answer}
      maxLength={limitsOf(serviceOrderChangeSchema.shape.respuesta).maxLength}
      extra={noQuote}
      templateValues={{
        nombre: order.customer.name,
        pedido: knownNumber(order.orderNum),
        estado: statusNames[order.status],
      }}
      hasExtra={({ withQuote }) => withQuote}
      busy={busy}
      send={(change, draft) => {
        const quote = toQuote(draft, new Date())
        const body = { ...change, ...(quote && { quote }) }
        return run(() => officeClient.call(changeServiceOrder, { params: { id: order.id }, body }), {
          done: answer.saved,
        })
      }}
    >
      {isOpen(order.status) && <QuoteFields replaces={order.quote?.state === 'pending'} />}
    </AnswerForm>
  )
}
