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
import { HttpError } from 'ra-core'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { isTold } from '../../platform/customer-news.ts'
import { AnswerForm } from '../../selling/orders/answer-form.tsx'
import { useUnpaidReason } from '../../selling/orders/complete-unpaid.tsx'
import { noQuote, type ServiceDraft, toQuote } from './quote-draft.ts'
import { QuoteFields } from './quote-fields.tsx'
import { useRepairNews } from './repair-news.ts'
import { isUnpricedRepair } from './service-orders.ts'

const { answer } = office.serviceOrders

type AnsweredOrder = Pick<
  ServiceOrderDetail,
  | 'id'
  | 'orderNum'
  | 'status'
  | 'respuesta'
  | 'version'
  | 'customer'
  | 'quote'
  | 'charge'
  | 'payments'
  | 'underWarranty'
  | 'repeats'
>

export function ServiceAnswer({ order }: { order: AnsweredOrder }) {
  const { run, busy } = useAction()
  const tell = useRepairNews(order)
  const texts = isTold(order.customer) ? answer : { ...answer, ...answer.untold }
  const { due = 0, currency = '' } = order.charge ?? {}
  const unpaid = useUnpaidReason({ due, currency })
  return (
    <>
      <AnswerForm<ServiceDraft>
        key={order.id}
        row={order}
        texts={texts}
        maxLength={limitsOf(serviceOrderChangeSchema.shape.respuesta).maxLength}
        extra={noQuote}
        templateValues={{
          nombre: order.customer.name,
          pedido: knownNumber(order.orderNum),
          estado: statusNames[order.status],
        }}
        hasExtra={({ withQuote }) => withQuote}
        busy={busy}
        send={async (change, draft, refused) => {
          const quote = toQuote(draft, new Date())
          // Nobody has accepted it yet, so the API refuses both at once.
          if (quote && change.status === 'COMPLETADA') {
            refused(new HttpError(answer.quoteFirst, 409))
            return undefined
          }
          const isUnpaid = due > 0 || isUnpricedRepair(order)
          const reason = change.status === 'COMPLETADA' && isUnpaid ? await unpaid.ask() : null
          if (reason === undefined) return undefined
          const body = { ...change, reason, ...(quote && { quote }) }
          return run(() => officeClient.call(changeServiceOrder, { params: { id: order.id }, body }), {
            done: ({ respuesta, status }) =>
              isTold(order.customer)
                ? texts.saved
                : tell(texts.saved, change.respuesta ? (respuesta ?? '') : statusNames[status]),
            refused,
          })
        }}
      >
        {isOpen(order.status) && <QuoteFields replaces={order.quote?.state === 'pending'} />}
      </AnswerForm>
      {unpaid.dialog}
    </>
  )
}
