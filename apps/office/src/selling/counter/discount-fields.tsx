import { fromWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextField } from '@tecnoclick/ui/text-field'
import { amountOf } from '../../platform/api/form-values.ts'

const { counter } = office

export interface DiscountDraft {
  /** Off the whole sale, as typed. */
  amount: string
  reason: string
}

export const emptyDiscount: DiscountDraft = { amount: '', reason: '' }

/** Minor units; 0 if nothing or nonsense was typed. */
export function discountOf({ amount }: DiscountDraft): number {
  return fromWire(amountOf(amount) ?? 0) ?? 0
}

interface DiscountFieldsProps {
  discount: DiscountDraft
  limit: number
  currency: string
  error: string | undefined
  onChange: (discount: DiscountDraft) => void
}

export function DiscountFields({ discount, limit, currency, error, onChange }: DiscountFieldsProps) {
  return (
    <div className="mt-4 grid gap-4 border-t pt-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <TextField
        label={fillText(counter.discountTotal, { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={discount.amount}
        onChange={({ currentTarget: { value } }) => onChange({ ...discount, amount: value })}
      />
      <TextField
        label={counter.discountReason}
        hint={fillText(counter.discountHint, { limit })}
        autoComplete="off"
        maxLength={500}
        value={discount.reason}
        error={error}
        onChange={({ currentTarget: { value } }) => onChange({ ...discount, reason: value })}
      />
    </div>
  )
}
