import { reopenOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { mayBeReopened } from '@tecnoclick/domain/selling/completing'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { officeClient } from '../../platform/api/office-client.ts'
import type { ToastText } from '../../platform/api/use-action.ts'
import { type Customer, newsHint } from '../../platform/customer-news.ts'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { useOrderNews } from './order-news.ts'

export function ReopenButton({ order }: { order: Order }) {
  const isPermitted = useIsPermitted()
  const tell = useOrderNews(order)
  const { id, noSellOrden: number, status, channel, history, version } = order
  const completed = history.findLast((entry) => entry.event === 'status' && entry.status === 'COMPLETADA')
  const completedAt = completed ? new Date(completed.at) : null
  if (!isPermitted('orders:reopen') || !mayBeReopened({ status, channel, completedAt }, new Date()))
    return null
  return (
    <ReopenWithReason
      number={number}
      texts={office.reopen}
      customer={order.customer}
      tell={tell}
      reopen={(reason) => officeClient.call(reopenOrder, { params: { id }, body: { reason, version } })}
    />
  )
}

interface ReopenWithReasonProps {
  number: string
  texts: {
    action: string
    title: `${string}{number}${string}`
    text: string
    label: string
    hint: string
    done: `${string}{number}${string}`
  }
  customer: Pick<Customer, 'email'>
  tell: (done: string, news: string) => Promise<ToastText>
  reopen: (reason: string) => Promise<unknown>
}

/** For orders and service orders that may be reopened. */
export function ReopenWithReason({ number, texts, customer, tell, reopen }: ReopenWithReasonProps) {
  return (
    <ReasonButton
      isOffered
      action={texts.action}
      title={fillText(texts.title, { number })}
      label={texts.label}
      hint={texts.hint}
      done={() => tell(fillText(texts.done, { number }), `${statusNames['EN PROCESO']}.`)}
      call={reopen}
    >
      {texts.text} {newsHint(customer)}
    </ReasonButton>
  )
}
