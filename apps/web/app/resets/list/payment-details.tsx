import type { ResetPayment } from '@tecnoclick/contract/resets/files/schemas'
import type { ResetPlan } from '@tecnoclick/domain/resets/reset-plan'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useT } from '@tecnoclick/ui/messages'
import { QrCode } from '@tecnoclick/ui/qr-code'
import type { ReactNode } from 'react'
import { useMoney } from '../../shell/use-money.ts'

/** Account, amount and QR, large enough for a phone that is held before the screen. */
export function PaymentDetails({ payment, plan }: { payment: ResetPayment; plan: ResetPlan }) {
  const t = useT()
  const { precio, qrText } = payment.plans[plan]
  const amount = useMoney(payment.currency)(precio)
  const account = payment.account.replace(/\s/g, '')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <figure className="grid justify-items-center gap-2 text-center">
        <QrCode text={qrText} label={t('resets.purchase.qr', { amount })} className="w-56 border sm:w-52" />
        <figcaption className="text-ink-muted text-xs">{t('resets.purchase.scan')}</figcaption>
      </figure>
      <dl className="grid content-start gap-3">
        <Fact label={t('resets.purchase.amount')}>
          <bdi dir="ltr" className="font-bold text-xl tabular-nums">
            {amount}
          </bdi>
        </Fact>
        <Fact label={t('resets.purchase.account')}>
          <span className="flex flex-wrap items-center gap-2">
            <bdi dir="ltr" className="whitespace-nowrap font-semibold tabular-nums">
              {payment.account}
            </bdi>
            <CopyButton text={account} />
          </span>
        </Fact>
        <Fact label={t('resets.purchase.holder')}>
          <bdi>{`${payment.holder} · ${payment.bank}`}</bdi>
        </Fact>
        <Fact label={t('resets.purchase.phone')}>
          <bdi dir="ltr">{payment.phone}</bdi>
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
