import type { RepairPayment } from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { QrCode } from '@tecnoclick/ui/qr-code'
import { TextField } from '@tecnoclick/ui/text-field'
import type { FormResult } from '../../platform/form/form-result.ts'
import { PhotoPicker } from '../../platform/form/photo-picker.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { paymentFacts } from './payment-facts.ts'
import { photoUrl } from './photo-url.ts'

interface RepairPaymentProps {
  orderId: number
  payment: RepairPayment
  reference: string
  posted: FormResult | undefined
}

/** How an accepted quote is paid by transfer, and what was reported so far (workshop.md#payments). */
export function RepairPaymentBox({ orderId, payment, reference, posted }: RepairPaymentProps) {
  const t = useFullT()
  const { transfer, isDeposit, reports } = payment
  const money = useMoney(transfer?.currency ?? reports[0]?.currency ?? '')
  const isWaiting = reports.some(({ state }) => state === 'reported')
  if (!transfer && reports.length === 0) return null
  return (
    <section aria-labelledby="pago" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="pago" className="text-lg">
        {t(isDeposit ? 'repairPage.pay.deposit' : 'repairPage.pay.rest')}
      </h2>
      {transfer && !isWaiting && (
        <>
          <p className="mt-1 font-bold text-2xl">
            <bdi dir="ltr">{money(transfer.amount)}</bdi>
          </p>
          <p className="mt-1 text-ink-muted text-sm">{t('repairPage.pay.hint')}</p>
          <div className="mt-4 grid gap-4 sm:grid-cols-[auto_1fr]">
            <QrCode
              text={transfer.qrText}
              label={t('checkout.transfer.qr', { amount: money(transfer.amount) })}
              className="size-44 border"
            />
            <dl className="grid content-start gap-3">
              {paymentFacts(transfer, reference, t).map(([label, value]) => (
                <div key={label}>
                  <dt className="text-ink-muted text-sm">{label}</dt>
                  <dd className="wrap-anywhere font-semibold">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <form method="post" encType="multipart/form-data" className="mt-4 grid max-w-md gap-3">
            <input type="hidden" name="intent" value="pay" />
            <input type="hidden" name="amount" value={transfer.amount} />
            <TextField
              name="transactionCode"
              label={t('repairPage.pay.code')}
              autoComplete="off"
              dir="ltr"
              required
              maxLength={64}
              error={posted?.errors?.transactionCode}
            />
            <PhotoPicker
              page={undefined}
              label={t('repairPage.pay.photo')}
              hint={t('repairPage.pay.photoHint')}
              max={1}
              error={posted?.errors?.photo}
            />
            <Button type="submit" className="sm:justify-self-start">
              {t('repairPage.pay.send')}
            </Button>
          </form>
        </>
      )}
      <ul className="mt-3 grid gap-2 text-sm empty:hidden">
        {reports.map(({ id, amount, transactionCode, state, reason, photo }) => (
          <li key={id}>
            <b>{t(`repairPage.pay.states.${state}`)}</b> · <bdi dir="ltr">{money(amount)}</bdi> ·{' '}
            <bdi dir="ltr">{transactionCode}</bdi>
            {photo && (
              <a href={photoUrl(orderId, photo)} className="mt-1 block w-fit rounded-md">
                <img
                  src={`${photoUrl(orderId, photo)}?w=160`}
                  alt={t('repairPage.pay.photoAlt')}
                  loading="lazy"
                  className="size-24 rounded-md border object-cover"
                />
              </a>
            )}
            {reason && <bdi className="block text-ink-muted">{reason}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  )
}
