import type { ResetPayment } from '@tecnoclick/contract/resets/files/schemas'
import type { ResetPlan } from '@tecnoclick/domain/resets/reset-plan'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useFullT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { useMoney } from '../../platform/page/use-money.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'

const qrPart = lazyPart(async () => ({ default: (await import('@tecnoclick/ui/qr-code')).QrCode }))

/** The QR code is large enough to be scanned from the screen with a phone. */
export function PaymentDetails({ payment, plan }: { payment: ResetPayment; plan: ResetPlan }) {
  const t = useFullT()
  const { precio, qrText } = payment.plans[plan]
  const amount = useMoney(payment.currency)(precio)
  const account = payment.account.replace(/\s/g, '')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <figure className="grid justify-items-center gap-2 text-center">
        <LazyHydrate
          key={plan}
          part={qrPart}
          props={{
            text: qrText,
            label: t('resets.purchase.qr', { amount }),
            className: 'w-56 border sm:w-52',
          }}
        />
        <figcaption className="text-ink-muted text-xs">{t('resets.purchase.scan')}</figcaption>
      </figure>
      <dl className="grid content-start gap-3">
        <Fact label={t('resets.purchase.amount')}>
          <span className="flex flex-wrap items-center gap-2">
            <bdi dir="ltr" className="font-bold text-xl">
              {amount}
            </bdi>
            <CopyButton text={precio.toFixed(2)} label={t('payment.copyAmount')} />
          </span>
        </Fact>
        <Fact label={t('payment.reference')}>
          <span className="flex flex-wrap items-center gap-2">
            <bdi dir="ltr" className="font-semibold">
              {payment.concept}
            </bdi>
            <CopyButton text={payment.concept} label={t('payment.copyReference')} />
          </span>
        </Fact>
        <Fact label={t('resets.purchase.account')}>
          <span className="flex flex-wrap items-center gap-2">
            <bdi dir="ltr" className="whitespace-nowrap font-semibold">
              {payment.account}
            </bdi>
            <CopyButton text={account} label={t('payment.copyAccount')} />
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
