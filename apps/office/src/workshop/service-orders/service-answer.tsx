import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { AnswerForm } from '../../platform/answer/answer-form.tsx'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { noQuote, quoteOf, type ServiceDraft } from './quote-draft.ts'
import { QuoteFields } from './quote-fields.tsx'

const { answer } = office.serviceOrders

export function ServiceAnswer({ order }: { order: ServiceOrderDetail }) {
  const { act, busy } = useAct()
  return (
    <AnswerForm<ServiceDraft>
      key={order.id}
      row={order}
      texts={answer}
      extra={noQuote}
      hasExtra={({ withQuote }) => withQuote}
      busy={busy}
      send={(change, draft) => {
        const quote = quoteOf(draft, new Date())
        const body = { ...change, ...(quote && { quote }) }
        return act(() => officeClient.call(changeServiceOrder, { params: { id: order.id }, body }), {
          done: answer.saved,
        })
      }}
    >
      {isOpen(order.status) && <QuoteFields replaces={order.quote?.state === 'pending'} />}
    </AnswerForm>
  )
}
