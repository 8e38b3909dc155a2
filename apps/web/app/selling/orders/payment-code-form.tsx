import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useActionData } from 'react-router'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import type { OrderAnswer } from './answer-order.ts'

interface PaymentCodeFormProps {
  orderId: number
  /** The shop did not find the last one. */
  rejected: boolean
}

const loadRules = async () => (await import('./payment-code-rules.ts')).paymentCodeRules

/** The code that the bank gave for the transfer; the shop compares it by hand. */
export function PaymentCodeForm({ orderId, rejected }: PaymentCodeFormProps) {
  const t = useT()
  // Without script the page itself was posted, and says at its top why the whole was refused.
  const posted = useActionData<OrderAnswer>()
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
