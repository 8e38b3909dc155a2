import type { Order, OrderPayment } from '@tecnoclick/contract/selling/orders/schemas'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { QrCode } from '@tecnoclick/ui/qr-code'
import { TextField } from '@tecnoclick/ui/text-field'
import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useMoney } from '../../shell/use-money.ts'

/** How to pay by transfer. The QR code is large enough to be scanned from the screen (selling.md#payment). */
export function TransferBox({ order }: { order: Order }) {
  const t = useFullT()
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
            <bdi dir="ltr" className="font-bold text-lg">
              {money(transfer.amount)}
            </bdi>
          </Fact>
          <Fact name={t('checkout.transfer.account')}>
            <span className="inline-flex flex-wrap items-center gap-2">
              <bdi dir="ltr" className="font-semibold">
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

export function PaymentState({ payment }: { payment: OrderPayment }) {
  const t = useFullT()
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

interface PaymentCodeFormProps {
  orderId: number
  /** The shop could not match the last code to a transfer. */
  rejected: boolean
}

const loadRules = async () => (await import('./order-rules.ts')).paymentCodeRules

/** The bank's code for the transfer. Staff verify it by hand. */
function PaymentCodeForm({ orderId, rejected }: PaymentCodeFormProps) {
  const t = useFullT()
  // Set when the page was posted without script. The page shows a failure of the whole form at its top.
  const posted = useActionData<FormResult>()
  const { form, errors, busy } = useCheckedForm({
    action: `/account/orders/${orderId}`,
    load: loadRules,
    posted,
  })
  return (
    <form {...form} className="grid gap-3">
      <input type="hidden" name="intent" value="pay" />
      {rejected && <Notice kind="warning">{t('checkout.transfer.rejected')}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="transactionCode"
          label={t('checkout.transfer.code')}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={posted?.values?.transactionCode}
          error={errors.transactionCode}
          className="min-w-52 flex-1"
        />
        <Button type="submit" busy={busy}>
          {t('checkout.transfer.sendCode')}
        </Button>
      </div>
    </form>
  )
}
