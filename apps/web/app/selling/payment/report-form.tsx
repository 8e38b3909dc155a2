import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useActionData } from 'react-router'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useFormDraft } from '../../platform/form/use-form-draft.ts'
import { useRequestKey } from '../../platform/requests/use-request-key.ts'
import { PaymentFields } from './payment-fields.tsx'
import { ReceiptInput } from './receipt-input.tsx'

const loadRules = async () => (await import('../orders/order-rules.ts')).paymentRules

/** The code of the transfer, a photo of the receipt or both. Staff verify it by hand. */
export function ReportForm({ order }: { order: Order }) {
  const t = useFullT()
  // Set when the page was posted without script. The page shows a failure of the whole form at its top.
  const posted = useActionData<FormResult>()
  const page = `/account/orders/${order.id}`
  const key = useRequestKey('payment', page)
  const { form, errors, refused, busy } = useCheckedForm({
    action: page,
    load: loadRules,
    posted,
  })
  useFormDraft(form.ref, page)
  return (
    <form {...form} encType="multipart/form-data" className="grid gap-4">
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="requestKey" value={key} />
      {order.payment?.state === 'rejected' && (
        <Notice kind="warning">{order.payment.note || t('checkout.transfer.rejected')}</Notice>
      )}
      <p className="text-ink-muted text-sm">{t('payment.reportHint')}</p>
      <PaymentFields currency={order.currency} posted={posted} errors={errors} />
      <ReceiptInput page={page} error={errors.receipt} />
      <FormFailure posted={refused === posted ? undefined : refused} />
      <div>
        <Button type="submit" busy={busy}>
          {t('payment.send')}
        </Button>
      </div>
    </form>
  )
}
