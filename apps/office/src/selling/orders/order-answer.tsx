import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import {
  changeOrder,
  markOrderMessagesRead,
  writeOrderMessage,
} from '@tecnoclick/contract/selling/orders/endpoints'
import { newOrderMessageSchema, type Order } from '@tecnoclick/contract/selling/orders/schemas'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { Button } from '@tecnoclick/ui/button'
import { MessageBubble } from '@tecnoclick/ui/message-bubble'
import type { ReactNode } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { isTold } from '../../platform/customer-news.ts'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useUnpaidReason } from './complete-unpaid.tsx'
import { useOrderNews } from './order-news.ts'

const { orders } = office

interface OrderAnswerProps {
  order: Order
  onSaved?: () => void
  children?: ReactNode
}

/** What customer and shop wrote to each other, and the next message. */
export function OrderConversation({ order }: { order: Order }) {
  return (
    <Section
      title={orders.answer.title}
      action={
        order.unreadSince && (
          <Permitted permission="orders:write">
            <ReadButton order={order} />
          </Permitted>
        )
      }
    >
      <OrderMessages messages={order.messages} />
      <Permitted permission="orders:write">
        <OrderAnswer order={order} />
      </Permitted>
    </Section>
  )
}

export function OrderMessages({ messages }: Pick<Order, 'messages'>) {
  return (
    <ol className="mb-4 grid gap-2 text-sm empty:hidden">
      {messages.map((message) => (
        <MessageBubble key={message.id} message={message} names={orders.answer.names} reader="staff" />
      ))}
    </ol>
  )
}

/** Only what stands on the page is marked. */
function ReadButton({ order: { id, messages } }: { order: Order }) {
  const { run, busy } = useAction()
  const { read, readDone } = office.serviceOrders.messages
  const body = { lastId: messages.at(-1)?.id ?? 1 }
  const mark = () =>
    run(() => officeClient.call(markOrderMessagesRead, { params: { id }, body }), { done: readDone })
  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={mark}>
      {read}
    </Button>
  )
}

/** The next message and, if one is chosen, the next state. Without an e-mail nobody is told, and the form says so. */
export function OrderAnswer({ order, onSaved, children }: OrderAnswerProps) {
  const { id, status, version } = order
  const { run, busy } = useAction()
  const message = useKeyedAction('order-messages', id)
  const money = useMoney()
  const unpaid = useUnpaidReason(order)
  const tell = useOrderNews(order)
  const texts = isTold(order.customer) ? orders.answer : { ...orders.answer, ...orders.answer.untold }
  return (
    <>
      {message.notice}
      <AnswerForm
        key={id}
        // A message is sent once; the next one starts empty.
        row={{ status, version, respuesta: null }}
        texts={texts}
        maxLength={limitsOf(newOrderMessageSchema.shape.text).maxLength}
        extra={{}}
        templateValues={{
          nombre: order.customer.name,
          pedido: knownNumber(order.noSellOrden),
          total: money(order.total, order.currency),
          falta: order.due > 0 ? money(order.due, order.currency) : undefined,
          estado: statusNames[status],
        }}
        busy={busy || message.busy}
        send={async ({ respuesta: text, ...move }, _draft, refused) => {
          const result = {
            refused,
            done: (after: Order) =>
              isTold(order.customer) ? texts.saved : tell(texts.saved, text ?? statusNames[after.status]),
          }
          const stored = move.status ? await change({ ...move, respuesta: text }) : await write(text ?? '')
          if (!stored) return undefined
          onSaved?.()
          return { ...stored, respuesta: null }

          async function change(body: typeof move & { respuesta: string | undefined }) {
            const isUnpaid = body.status === 'COMPLETADA' && order.due > 0
            const unpaidReason = isUnpaid ? await unpaid.ask() : null
            if (unpaidReason === undefined) return undefined
            return run(
              () => officeClient.call(changeOrder, { params: { id }, body: { ...body, unpaidReason } }),
              result,
            )
          }

          function write(text: string) {
            return message.run(
              (headers) => officeClient.call(writeOrderMessage, { params: { id }, body: { text }, headers }),
              result,
            )
          }
        }}
      >
        {children}
      </AnswerForm>
      {unpaid.dialog}
    </>
  )
}
