import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { counterSaleSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { cx } from '@tecnoclick/ui/cx'
import { TextField } from '@tecnoclick/ui/text-field'
import { useMoney } from '../../platform/money.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import {
  changeOf,
  hasCode,
  isTooLittle,
  notPaid,
  type PaymentDraft,
  type PaymentErrors,
} from './payment-draft.ts'
import { SplitFields } from './split-fields.tsx'

const { counter } = office
const { maxLength: codeLength } = limitsOf(counterSaleSchema.shape.transactionCode)

interface PaymentPanelProps {
  payment: PaymentDraft
  total: number | undefined
  currency: string
  errors: PaymentErrors
  onChange: (payment: PaymentDraft) => void
}

/** How it is paid. Nothing is chosen beforehand: the till must agree with the books. */
export function PaymentPanel({ payment, total, currency, errors, onChange }: PaymentPanelProps) {
  const { options } = usePaymentMethods()
  // Most pay in cash, and on a phone the first one is always in view.
  const choices = [
    ...options.toSorted((a, b) => Number(b.value === 'cash') - Number(a.value === 'cash')),
    { value: notPaid, label: counter.unpaid },
  ]
  const money = useMoney()
  const set = (change: Partial<PaymentDraft>) => onChange({ ...payment, ...change })
  const change = total === undefined ? undefined : changeOf(payment, total)
  const isShort = total !== undefined && !errors.received && isTooLittle(payment, total)
  return (
    <div className="grid grid-cols-1 gap-3 [&_input]:scroll-mt-20 [&_input]:scroll-mb-24">
      <fieldset className="min-w-0" aria-describedby={errors.method ? 'counter-method-error' : undefined}>
        <legend className="sr-only">{counter.payment}</legend>
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
          {choices.map(({ value, label }) => (
            <label
              key={value}
              className={cx(
                'relative flex min-h-11 shrink-0 flex-auto cursor-pointer items-center justify-center rounded-md border px-3 text-center font-semibold text-sm transition-colors',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                payment.method === value
                  ? 'border-action bg-action text-on-action'
                  : 'bg-raised hover:bg-sunken',
                errors.method && 'border-danger',
              )}
            >
              <input
                type="radio"
                name="method"
                value={value}
                checked={payment.method === value}
                onChange={() => set({ method: value, ...(value === notPaid && { split: undefined }) })}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
        {errors.method && (
          <p id="counter-method-error" role="alert" className="mt-2 text-danger text-sm">
            {errors.method}
          </p>
        )}
      </fieldset>
      {payment.method === 'cash' && (
        <div className="grid grid-cols-2 items-end gap-3">
          <TextField
            label={counter.received}
            inputMode="decimal"
            autoComplete="off"
            value={payment.received}
            error={errors.received}
            onChange={({ currentTarget: { value } }) => set({ received: value })}
          />
          <p role="status" className={cx('min-h-11 text-end text-sm', isShort && 'text-danger')}>
            {isShort ? (
              counter.tooLittle
            ) : (
              <>
                <span className="block text-ink-muted">{counter.change}</span>
                <strong className="text-lg tabular-nums">
                  {change === undefined ? '—' : money(toWire(change), currency)}
                </strong>
              </>
            )}
          </p>
        </div>
      )}
      {hasCode(payment.method) && (
        <TextField
          label={counter.code}
          autoComplete="off"
          maxLength={codeLength}
          value={payment.code}
          error={errors.code}
          onChange={({ currentTarget: { value } }) => set({ code: value })}
        />
      )}
      {payment.method !== '' && payment.method !== notPaid && total !== undefined && (
        <SplitFields
          payment={payment}
          total={total}
          currency={currency}
          errors={errors}
          onChange={onChange}
        />
      )}
      {payment.method === notPaid && (
        <TextField
          label={counter.unpaidReason}
          hint={counter.unpaidHint}
          autoComplete="off"
          maxLength={500}
          required
          value={payment.reason}
          error={errors.reason}
          onChange={({ currentTarget: { value } }) => set({ reason: value })}
        />
      )}
    </div>
  )
}
