import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useActionData, useFetcher } from 'react-router'
import { failureText } from '../form/form-answer.ts'
import type { OrderAnswer } from './answer-order.ts'

interface PaymentCodeFormProps {
  orderId: number
  /** The shop did not find the last one. */
  rejected: boolean
}

/** The code that the bank gave for the transfer; the shop compares it by hand. */
export function PaymentCodeForm({ orderId, rejected }: PaymentCodeFormProps) {
  const t = useT()
  const fetcher = useFetcher<OrderAnswer>()
  const answer = fetcher.data
  // Without script the page itself was posted, and says at its top why the whole was refused.
  const posted = useActionData<OrderAnswer>()
  return (
    <fetcher.Form method="post" action={`/account/orders/${orderId}`} className="grid gap-3">
      {rejected && <Notice kind="warning">{t('checkout.transfer.rejected')}</Notice>}
      {answer?.failure && !answer.errors && (
        <Notice kind="error" role="alert">
          {failureText(t, answer.failure)}
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="transactionCode"
          label={t('checkout.transfer.code')}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={posted?.values?.transactionCode}
          error={(answer ?? posted)?.errors?.transactionCode}
          className="min-w-52 flex-1"
        />
        <Button type="submit" name="intent" value="pay" busy={fetcher.state !== 'idle'}>
          {t('checkout.transfer.sendCode')}
        </Button>
      </div>
    </fetcher.Form>
  )
}
