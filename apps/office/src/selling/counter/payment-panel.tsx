import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { counterSaleSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { rateBetween } from '@tecnoclick/domain/money/settlement'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { cx } from '@tecnoclick/ui/cx'
import { TextField } from '@tecnoclick/ui/text-field'
import { useMoney } from '../../platform/money.tsx'
import { PaidCurrencyField, usePaidCurrencies } from '../payments/paid-currency-field.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import { useRateText } from '../payments/use-rate-text.ts'
import { PartFields } from './part-fields.tsx'
import {
  hasCode,
  isPaid,
  isTooLittle,
  notPaid,
  type Owed,
  type PaymentDraft,
  type PaymentErrors,
  type PaymentPlan,
  planPayment,
} from './payment-draft.ts'

const { counter } = office
const { maxLength: codeLength } = limitsOf(counterSaleSchema.shape.transactionCode)

interface PaymentPanelProps {
  payment: PaymentDraft
  /** Undefined while a price is missing. */
  owed: Owed | undefined
  /** The change stays as credit of the buyer. */
  keepsChange: boolean
  errors: PaymentErrors
  onChange: (payment: PaymentDraft) => void
}

/** How it is paid. Nothing is chosen beforehand: the till must agree with the books. */
export function PaymentPanel({ payment, owed, keepsChange, errors, onChange }: PaymentPanelProps) {
  const { options } = usePaymentMethods()
  // Most pay in cash, and on a phone the first one is always in view.
  const choices = [
    ...options.toSorted((a, b) => Number(b.value === 'cash') - Number(a.value === 'cash')),
    { value: notPaid, label: counter.unpaid },
  ]
  const set = (change: Partial<PaymentDraft>) => onChange({ ...payment, ...change })
  const plan = owed && planPayment(payment, owed)
  const isShort = plan !== undefined && !errors.received && isTooLittle(payment, plan)
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
                onChange={() => set({ method: value, ...(value === notPaid && { parts: [] }) })}
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
      {isPaid(payment.method) && owed && plan && (
        <>
          <PaidInFields payment={payment} plan={plan} owed={owed} errors={errors} onChange={set} />
          {payment.method === 'cash' && (plan.change || isShort) && (
            <Change
              payment={payment}
              plan={plan}
              owed={owed}
              keepsChange={keepsChange}
              isShort={isShort}
              onChange={set}
            />
          )}
          <PartFields
            payment={payment}
            plan={plan}
            owed={owed}
            errors={errors.parts}
            onChange={(parts) => set({ parts })}
          />
        </>
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

interface PaidFieldsProps {
  payment: PaymentDraft
  plan: PaymentPlan
  owed: Owed
  onChange: (change: Partial<PaymentDraft>) => void
}

/** In which currency the chosen method pays, with what was handed over or the code of the transfer. */
function PaidInFields({
  payment,
  plan,
  owed,
  errors,
  onChange,
}: PaidFieldsProps & { errors: PaymentErrors }) {
  const money = useMoney()
  const rateText = useRateText()
  const offered = Object.keys(owed.rates)
  const currencies = usePaidCurrencies(offered, owed.currency)
  const paidIn = payment.currency || owed.currency
  const rate = rateBetween(paidIn, owed.currency, owed.rates)
  const { first } = plan
  return (
    <>
      <div className="flex items-start gap-3">
        {currencies.length > 1 && (
          <PaidCurrencyField
            className="w-28 shrink-0"
            label={counter.paidIn}
            value={paidIn}
            offered={offered}
            owedIn={owed.currency}
            error={errors.currency}
            onChange={(currency) => onChange({ currency })}
          />
        )}
        {payment.method === 'cash' && (
          <TextField
            className="min-w-0 flex-1"
            label={counter.received}
            inputMode="decimal"
            autoComplete="off"
            value={payment.received}
            error={errors.received}
            onChange={({ currentTarget: { value } }) => onChange({ received: value })}
          />
        )}
        {hasCode(payment.method) && (
          <TextField
            className="min-w-0 flex-1"
            label={counter.code}
            autoComplete="off"
            maxLength={codeLength}
            value={payment.code}
            error={errors.code}
            onChange={({ currentTarget: { value } }) => onChange({ code: value })}
          />
        )}
      </div>
      {paidIn !== owed.currency && first && rate && (
        <p role="status" className="text-sm">
          {fillText(counter.toCharge, {
            amount: money(toWire(first.amount), first.currency),
            rate: rateText(rate, paidIn, owed.currency),
          })}
        </p>
      )}
    </>
  )
}

interface ChangeProps extends PaidFieldsProps {
  keepsChange: boolean
  isShort: boolean
}

/** What is given back of the cash received. In another currency the till keeps one and gives the other. */
function Change({ payment, plan, owed, keepsChange, isShort, onChange }: ChangeProps) {
  const money = useMoney()
  const { change, exchanged } = plan
  const offered = Object.keys(owed.rates)
  const currencies = usePaidCurrencies(offered, change?.currency ?? owed.currency)
  const given = exchanged && !keepsChange ? exchanged : change
  const mayExchange = !keepsChange && currencies.length > 1 && change !== undefined && change.amount > 0
  return (
    <div className="flex items-end gap-3">
      {mayExchange && (
        <PaidCurrencyField
          className="w-28 shrink-0"
          label={counter.changeIn}
          value={payment.changeIn || change.currency}
          offered={offered}
          owedIn={change.currency}
          onChange={(changeIn) => onChange({ changeIn })}
        />
      )}
      <p role="status" className={cx('min-w-0 flex-1 text-end text-sm', isShort && 'text-danger')}>
        {isShort && counter.tooLittle}
        {given && (
          <>
            <span className="block text-ink-muted">{counter.change}</span>
            <strong className="block whitespace-nowrap text-lg">
              {money(toWire(given.amount), given.currency)}
            </strong>
          </>
        )}
        {change && given !== change && (
          <span className="block text-ink-muted">
            {fillText(counter.changeFor, { change: money(toWire(change.amount), change.currency) })}
          </span>
        )}
      </p>
    </div>
  )
}
