import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { counterSaleSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useMoney } from '../../platform/money.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import {
  emptySplit,
  type PaymentDraft,
  type PaymentErrors,
  restOf,
  type SplitDraft,
} from './payment-draft.ts'

const { counter } = office
const { maxLength: codeLength } = limitsOf(counterSaleSchema.shape.transactionCode)

interface SplitFieldsProps {
  payment: PaymentDraft
  total: number
  currency: string
  errors: PaymentErrors
  onChange: (payment: PaymentDraft) => void
}

/** Ten in cash and the rest by transfer: the part in the other method is typed, the chosen one pays the rest. */
export function SplitFields({ payment, total, currency, errors, onChange }: SplitFieldsProps) {
  const money = useMoney()
  const { options, nameOf } = usePaymentMethods()
  const { split } = payment
  const set = (change: Partial<SplitDraft>) =>
    onChange({ ...payment, split: { ...emptySplit, ...split, ...change } })
  const toggle = (
    <Button
      variant="quiet"
      size="sm"
      className="-ms-2 justify-self-start text-link"
      onClick={() => onChange({ ...payment, split: split ? undefined : emptySplit })}
    >
      {split ? counter.unsplit : counter.split}
    </Button>
  )
  if (!split) return toggle
  const rest = restOf(payment, total)
  return (
    <div className="grid gap-3 border-t pt-3">
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={counter.splitMethod}
          autoFocus
          placeholder={counter.choose}
          options={options.filter(({ value }) => value !== payment.method)}
          value={split.method}
          error={errors.splitMethod}
          onChange={({ currentTarget: { value } }) => set({ method: value })}
        />
        <TextField
          label={counter.splitAmount}
          inputMode="decimal"
          autoComplete="off"
          value={split.amount}
          error={errors.splitAmount}
          onChange={({ currentTarget: { value } }) => set({ amount: value })}
        />
      </div>
      {split.method !== '' && split.method !== 'cash' && (
        <TextField
          label={counter.code}
          autoComplete="off"
          maxLength={codeLength}
          value={split.code}
          error={errors.splitCode}
          onChange={({ currentTarget: { value } }) => set({ code: value })}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        {toggle}
        <p role="status" className="font-semibold tabular-nums">
          {rest > 0 &&
            rest < total &&
            fillText(counter.splitRest, {
              method: nameOf(payment.method),
              rest: money(toWire(rest), currency),
            })}
        </p>
      </div>
    </div>
  )
}
