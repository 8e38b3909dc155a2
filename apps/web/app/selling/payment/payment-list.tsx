import type { OrderPayment } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import { isReplaced } from '@tecnoclick/domain/selling/payment-balance'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { useMoney } from '../../platform/page/use-money.ts'

const states = {
  submitted: { tone: 'neutral', text: 'payment.waiting' },
  verified: { tone: 'success', text: 'payment.verified' },
  rejected: { tone: 'danger', text: 'payment.rejected' },
} as const satisfies Record<OrderPayment['state'], { tone: BadgeTone; text: string }>

const replaced = { tone: 'neutral', text: 'payment.replaced' } as const

const stateOf = (payment: OrderPayment) => (isReplaced(payment) ? replaced : states[payment.state])

type PaidOrder = Pick<Order, 'currency' | 'payments' | 'paid' | 'total' | 'due' | 'excess'>

/** 'Pagado X de Y' and every payment (selling.md#partial-payments). */
export function PaymentList({ order }: { order: PaidOrder }) {
  const t = useFullT()
  const locale = useLocale()
  const money = useMoney(order.currency)
  const { payments, paid, total, due, excess } = order
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="pagos" className="grid gap-3">
      <h3 id="pagos" className="font-semibold">
        {due === 0 ? t('payment.paid') : t('payment.payments')}
      </h3>
      <p>
        {t('payment.paidOf', { paid: money(paid), total: money(total) })}
        {due > 0 && paid > 0 && `. ${t('payment.due', { due: money(due) })}.`}
      </p>
      {excess > 0 && <p className="text-sm">{t('payment.excess', { excess: money(excess) })}</p>}
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone={stateOf(payment).tone}>{t(stateOf(payment).text)}</Badge>
            <bdi dir="ltr" className="font-semibold">
              {payment.rate && `${payment.amount.toFixed(2)} ${payment.currency} = `}
              {money(payment.settles)}
            </bdi>
            {isCredit(payment.method) && <span>{t('payment.credit.method')}</span>}
            {payment.transactionCode && <bdi dir="ltr">{payment.transactionCode}</bdi>}
            {payment.receipt && (
              <TextLink href={`/api/files/${payment.receipt}`} target="_blank" rel="noopener">
                {t('payment.seeReceipt')}
              </TextLink>
            )}
            <span className="text-ink-muted">{formatDateTime(new Date(payment.createdDate), locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
