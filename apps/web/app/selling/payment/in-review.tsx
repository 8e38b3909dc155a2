import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { balanceOf, isInReview, isPaid } from '@tecnoclick/domain/selling/payment-balance'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'

type PaidOrder = Pick<Order, 'status' | 'total' | 'payments'>

/** Whether nothing is to be done until staff have checked what was reported (selling.md#partial-payments). */
export function isOrderInReview({ status, total, payments }: PaidOrder): boolean {
  const counted = payments.map(({ state, settles }) => ({ state, settled: fromWire(settles) ?? 0 }))
  return status !== 'CANCELADA' && isInReview(balanceOf(fromWire(total) ?? 0, counted))
}

/** Money arrived for all of an order that goes on. */
function isReceived({ status, total, payments }: PaidOrder): boolean {
  const isOpen = status === 'PENDIENTE' || status === 'EN PROCESO'
  const counted = payments.map(({ state, settles }) => ({ state, settled: fromWire(settles) ?? 0 }))
  return (
    isOpen && payments.length > 0 && isPaid(fromWire(total) ?? 0, balanceOf(fromWire(total) ?? 0, counted))
  )
}

/** Leads the page of an order whose payment is being checked, or has arrived. */
export function InReview({ order }: { order: PaidOrder }) {
  const t = useFullT()
  if (isReceived(order)) {
    return (
      <Notice kind="success" role="status" title={t('payment.received')}>
        {t('payment.receivedText')}
      </Notice>
    )
  }
  if (!isOrderInReview(order)) return null
  return <Notice title={t('payment.inReview')}>{t('payment.inReviewText')}</Notice>
}
