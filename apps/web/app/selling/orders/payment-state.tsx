import type { OrderPayment } from '@tecnoclick/contract/selling/orders/schemas'
import { Badge } from '@tecnoclick/ui/badge'
import { useT } from '@tecnoclick/ui/messages'

export function PaymentState({ payment }: { payment: OrderPayment }) {
  const t = useT()
  const verified = payment.state === 'verified'
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone={verified ? 'success' : 'neutral'}>
        {verified ? t('checkout.transfer.verified') : t('checkout.transfer.pending')}
      </Badge>
      {payment.transactionCode && (
        <span className="text-ink-muted">
          {t('checkout.transfer.code')}: <bdi dir="ltr">{payment.transactionCode}</bdi>
        </span>
      )}
    </p>
  )
}
