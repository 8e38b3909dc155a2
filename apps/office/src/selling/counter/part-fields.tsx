import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { counterSaleSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { rateBetween } from '@tecnoclick/domain/money/settlement'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import X from 'lucide-react/icons/x'
import { useMoney } from '../../platform/money.tsx'
import { PaidCurrencyField, usePaidCurrencies } from '../payments/paid-currency-field.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import { useRateText } from '../payments/use-rate-text.ts'
import {
  emptyPart,
  hasCode,
  mostParts,
  type Owed,
  type PartDraft,
  type PartErrors,
  type PaymentDraft,
  type PaymentPlan,
} from './payment-draft.ts'

const { counter } = office
const { maxLength: codeLength } = limitsOf(counterSaleSchema.shape.transactionCode)

interface PartFieldsProps {
  payment: PaymentDraft
  plan: PaymentPlan
  owed: Owed
  errors: readonly PartErrors[] | undefined
  onChange: (parts: readonly PartDraft[]) => void
}

/** Ten in cash, five thousand pesos and the rest by transfer: the parts are typed, the chosen method pays the rest. */
export function PartFields({ payment, plan, owed, errors, onChange }: PartFieldsProps) {
  const money = useMoney()
  const { nameOf } = usePaymentMethods()
  const { parts } = payment
  const { rest, first } = plan
  return (
    <>
      {parts.map((part, place) => (
        <PartOfSale
          // Parts have no identity but their place: all that they show is in the draft.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          place={place}
          part={part}
          planned={plan.parts[place]}
          owed={owed}
          errors={errors?.[place] ?? {}}
          onChange={(change) => onChange(parts.with(place, { ...part, ...change }))}
          onRemove={() => onChange(parts.toSpliced(place, 1))}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        {parts.length < mostParts && (
          <Button
            variant="quiet"
            size="sm"
            className="-ms-2 text-link"
            onClick={() => onChange([...parts, emptyPart])}
          >
            {parts.length === 0 ? counter.split : counter.addPart}
          </Button>
        )}
        {parts.length > 0 && (
          <p role="status" className="font-semibold">
            {rest > 0 &&
              rest < owed.total &&
              first &&
              fillText(counter.splitRest, {
                method: nameOf(payment.method),
                rest: money(toWire(first.amount), first.currency),
              })}
          </p>
        )}
      </div>
    </>
  )
}

interface PartOfSaleProps {
  place: number
  part: PartDraft
  planned: PaymentPlan['parts'][number] | undefined
  owed: Owed
  errors: PartErrors
  onChange: (change: Partial<PartDraft>) => void
  onRemove: () => void
}

function PartOfSale({ place, part, planned, owed, errors, onChange, onRemove }: PartOfSaleProps) {
  const money = useMoney()
  const rateText = useRateText()
  const { options } = usePaymentMethods()
  const offered = Object.keys(owed.rates)
  const currencies = usePaidCurrencies(offered, owed.currency)
  const paidIn = part.currency || owed.currency
  const rate = rateBetween(paidIn, owed.currency, owed.rates)
  const shown = { place: place + 1 }
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-3 border-t pt-2">
      <legend className="sr-only">{fillText(counter.part, shown)}</legend>
      <p aria-hidden="true" className="self-center font-semibold text-ink-muted text-sm">
        {fillText(counter.part, shown)}
      </p>
      <IconButton label={fillText(counter.removePart, shown)} size="sm" onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
      <SelectField
        className="col-span-2"
        label={counter.splitMethod}
        autoFocus
        placeholder={counter.choose}
        options={options}
        value={part.method}
        error={errors.method}
        onChange={({ currentTarget: { value } }) => onChange({ method: value })}
      />
      <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <TextField
          label={counter.splitAmount}
          inputMode="decimal"
          autoComplete="off"
          value={part.amount}
          error={errors.amount}
          onChange={({ currentTarget: { value } }) => onChange({ amount: value })}
        />
        {currencies.length > 1 && (
          <PaidCurrencyField
            className="w-28"
            label={counter.paidIn}
            value={paidIn}
            offered={offered}
            owedIn={owed.currency}
            onChange={(currency) => onChange({ currency })}
          />
        )}
      </div>
      {paidIn !== owed.currency && rate && (
        <p role="status" className="col-span-2 text-sm">
          {fillText(counter.settles, {
            settles: money(toWire(planned?.settles ?? 0), owed.currency),
            rate: rateText(rate, paidIn, owed.currency),
          })}
        </p>
      )}
      {hasCode(part.method) && (
        <TextField
          className="col-span-2"
          label={counter.code}
          autoComplete="off"
          maxLength={codeLength}
          value={part.code}
          error={errors.code}
          onChange={({ currentTarget: { value } }) => onChange({ code: value })}
        />
      )}
    </fieldset>
  )
}
