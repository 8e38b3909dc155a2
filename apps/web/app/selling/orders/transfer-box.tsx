import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useT } from '@tecnoclick/ui/messages'
import { QrCode } from '@tecnoclick/ui/qr-code'
import type { ReactNode } from 'react'
import { useMoney } from '../../shell/use-money.ts'
import { PaymentCodeForm } from './payment-code-form.tsx'
import { PaymentState } from './payment-state.tsx'

/** Where to transfer, large enough for a phone held in front of the screen (selling.md#payment). */
export function TransferBox({ order }: { order: Order }) {
  const t = useT()
  const money = useMoney(order.currency)
  const { transfer, payment } = order
  if (!transfer) return null
  return (
    <section
      aria-labelledby="como-pagar"
      className="grid gap-6 rounded-lg border bg-surface p-5 sm:grid-cols-[auto_1fr] sm:p-6 print:hidden"
    >
      <QrCode
        text={transfer.qrText}
        label={t('checkout.transfer.qr', { amount: money(transfer.amount) })}
        className="mx-auto size-56 border sm:size-52"
      />
      <div className="grid content-start gap-4">
        <h2 id="como-pagar" className="text-lg">
          {t('checkout.success.howToPay')}
        </h2>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <Fact name={t('checkout.transfer.amount')}>
            <bdi dir="ltr" className="font-bold text-lg tabular-nums">
              {money(transfer.amount)}
            </bdi>
          </Fact>
          <Fact name={t('checkout.transfer.account')}>
            <span className="inline-flex flex-wrap items-center gap-2">
              <bdi dir="ltr" className="font-semibold tabular-nums">
                {transfer.account}
              </bdi>
              <CopyButton text={transfer.account.replace(/\s/g, '')} />
            </span>
          </Fact>
          <Fact name={t('checkout.transfer.holder')}>
            <bdi>{transfer.holder}</bdi>
          </Fact>
          <Fact name={t('checkout.transfer.phone')}>
            <bdi dir="ltr">{transfer.phone}</bdi>
          </Fact>
        </dl>
        {payment && payment.state !== 'rejected' ? (
          <PaymentState payment={payment} />
        ) : (
          <PaymentCodeForm orderId={order.id} rejected={payment?.state === 'rejected'} />
        )}
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="self-center text-ink-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
