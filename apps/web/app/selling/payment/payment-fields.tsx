import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import type { FormResult } from '../../platform/form/form-result.ts'

interface PaymentFieldsProps {
  currency: string
  /** What the field begins with; otherwise it may stay empty. */
  amount?: number
  /** Where no photo can be sent instead. */
  isCodeRequired?: boolean
  posted: FormResult | undefined
  errors: Readonly<Record<string, string | undefined>>
}

/** Code and amount of a payment that was made. */
export function PaymentFields({
  currency,
  amount,
  isCodeRequired = false,
  posted,
  errors,
}: PaymentFieldsProps) {
  const t = useFullT()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="transactionCode"
        label={t('checkout.transfer.code')}
        maxLength={64}
        dir="ltr"
        required={isCodeRequired}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={posted?.values?.transactionCode}
        error={errors.transactionCode}
      />
      <TextField
        name="amount"
        label={`${t('payment.amount')} (${currency})`}
        hint={t('payment.amountHint')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        required={amount !== undefined}
        defaultValue={posted?.values?.amount ?? amount?.toFixed(2)}
        error={errors.amount}
      />
    </div>
  )
}
