import { receiptField } from '@tecnoclick/contract/platform/files/endpoints'
import type { LinkedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '../../platform/form/form-result.ts'
import { PaymentFields } from '../payment/payment-fields.tsx'

interface FamilyReportProps {
  order: LinkedOrder
  requestKey: string
  page: string
  posted: FormResult | undefined
}

/** The report of whoever pays for the buyer: code, photo or both, and to whom to write. Works without script. */
export function FamilyReport({ order, requestKey, page, posted }: FamilyReportProps) {
  const t = useFullT()
  const busy = useNavigation().formData?.get('intent') === 'report'
  const errors = posted?.errors ?? {}
  return (
    <Form method="post" action={page} encType="multipart/form-data" className="grid gap-4 border-t pt-4">
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="requestKey" value={requestKey} />
      <h3 className="font-semibold">{t('payment.report')}</h3>
      <p className="text-ink-muted text-sm">{t('payment.reportHint')}</p>
      <PaymentFields currency={order.currency} posted={posted} errors={errors} />
      <TextField
        type="file"
        name={receiptField}
        label={t('payment.receipt')}
        hint={t('payment.receiptHint')}
        accept="image/jpeg,image/png,image/webp,image/gif"
        error={errors.receipt}
      />
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
      <div>
        <Button type="submit" busy={busy}>
          {t('payment.send')}
        </Button>
      </div>
    </Form>
  )
}
