import type { LinkedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { PaymentFields } from '../payment/payment-fields.tsx'
import { ReceiptInput } from '../payment/receipt-input.tsx'

const loadRules = async () => (await import('../orders/order-rules.ts')).linkedPaymentRules

interface FamilyReportProps {
  order: LinkedOrder
  requestKey: string
  page: string
  token: string
  posted: FormResult | undefined
}

/** The report of whoever pays for the buyer: code, photo or both, and to whom to write. Works without script. */
export function FamilyReport({ order, requestKey, page, token, posted }: FamilyReportProps) {
  const t = useFullT()
  const { form, errors, refused, busy } = useCheckedForm({ action: page, load: loadRules, posted })
  return (
    <form {...form} encType="multipart/form-data" className="grid gap-4 border-t pt-4">
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="requestKey" value={requestKey} />
      <h3 className="font-semibold">{t('payment.report')}</h3>
      <p className="text-ink-muted text-sm">{t('payment.reportHint')}</p>
      <PaymentFields currency={order.currency} posted={posted} errors={errors} />
      <ReceiptInput target={{ token }} error={errors.receipt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="payerName"
          label={t('links.family.name')}
          hint={t('links.family.nameHint')}
          maxLength={200}
          autoComplete="name"
          defaultValue={posted?.values?.payerName}
          error={errors.payerName}
        />
        <TextField
          type="email"
          name="payerEmail"
          label={t('links.family.email')}
          hint={t('links.family.emailHint')}
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          defaultValue={posted?.values?.payerEmail}
          error={errors.payerEmail}
        />
      </div>
      <FormFailure posted={refused === posted ? undefined : refused} />
      <div>
        <Button type="submit" busy={busy}>
          {t('payment.send')}
        </Button>
      </div>
    </form>
  )
}
