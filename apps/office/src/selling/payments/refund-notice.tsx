import { keepExcess } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { newsHint } from '../../platform/customer-news.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { usePaymentMethods } from './use-payment-methods.ts'

const { orderRefunds: texts } = office

/** On the page of a cancelled order that was paid and not given back yet. */
export function RefundNotice({ order }: { order: Order }) {
  const money = useMoney()
  const [isOpen, setOpen] = useState(false)
  const { paid, refundDue, currency } = order
  if (refundDue === 0 && !isOpen) return null
  return (
    <Notice
      kind="warning"
      title={texts.title}
      className="mb-4"
      action={
        <Permitted permission="payments:write">
          <Button size="sm" onClick={() => setOpen(true)}>
            {texts.action}
          </Button>
        </Permitted>
      }
    >
      <p>
        {fillText(texts.text, { paid: money(paid, currency), due: money(refundDue, currency) })}{' '}
        {newsHint(order.customer)}
      </p>
      {isOpen && <RefundDialog order={order} onDone={() => {}} onClose={() => setOpen(false)} />}
    </Notice>
  )
}

/** What was paid too much is given back here, or kept as the customer wants. */
export function ExcessRefund({ order }: { order: Order }) {
  const money = useMoney()
  const keeping = useConfirmedAction()
  const [isOpen, setOpen] = useState(false)
  const { id, version, excess, currency } = order
  if (excess === 0 && !isOpen) return null
  const keep = () =>
    keeping.run(
      {
        title: fillText(texts.keepTitle, { excess: money(excess, currency) }),
        text: texts.keepText,
        confirmLabel: texts.keep,
      },
      () => officeClient.call(keepExcess, { params: { id }, body: { version } }),
      { done: texts.kept },
    )
  return (
    <Permitted permission="payments:write">
      <div className="mb-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {texts.excessAction}
        </Button>
        <Button size="sm" variant="secondary" busy={keeping.busy} onClick={keep}>
          {texts.keep}
        </Button>
      </div>
      {isOpen && <RefundDialog order={order} onDone={() => {}} onClose={() => setOpen(false)} />}
    </Permitted>
  )
}

/** What was given back so far. */
export function RefundList({ order }: { order: Order }) {
  const { refunds } = order
  const { nameOf } = usePaymentMethods()
  if (refunds.length === 0) return null
  return (
    <div className="mt-4 border-t pt-3">
      <h3 className="mb-2 font-semibold text-sm">{texts.list}</h3>
      <ul className="grid gap-2 text-sm">
        {refunds.map(
          ({ id, amount, currency, settles, paymentId, method, transactionCode, refundedDate }) => (
            <li key={id}>
              <p className="flex flex-wrap justify-between gap-x-3">
                <Money amount={amount} currency={currency} className="font-semibold" />
                {paymentId !== null && <Money amount={settles} currency={order.currency} />}
                <span>{nameOf(method)}</span>
              </p>
              {transactionCode && <code className="break-all">{transactionCode}</code>}
              <p className="text-ink-muted text-xs">
                <DateTime date={refundedDate} />
              </p>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
