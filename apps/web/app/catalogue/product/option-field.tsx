import type { ProductOption } from '@tecnoclick/contract/catalogue/browse/schemas'
import { usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import { formatPrice } from '@tecnoclick/domain/platform/money'
import { useT } from '@tecnoclick/ui/messages'
import { useId } from 'react'
import { minorSurcharge, type OptionValue, usePricing } from '../card/pricing.ts'

interface OptionFieldProps {
  option: ProductOption
  chosen: number | undefined
  isMissing: boolean
  onChoose: (valueId: number | undefined) => void
}

const chip =
  'flex min-h-11 flex-col justify-center rounded-md border border-line-strong bg-raised px-3.5 py-1.5 text-sm leading-tight transition-colors hover:border-ink has-checked:border-action has-checked:bg-action-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'

/** An option's values with their surcharges (catalogue.md#options). Radio buttons also work without script. */
export function OptionField({ option, chosen, isMissing, onChoose }: OptionFieldProps) {
  const t = useT()
  const errorId = useId()
  const hasNoneEntry = !option.required && option.values.every(({ surcharge }) => surcharge > 0)
  const entries = [...(hasNoneEntry ? [undefined] : []), ...option.values]
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend className="mb-1.5 font-semibold text-sm">
        <bdi lang={option.lang ?? 'es'}>{option.title}</bdi>
      </legend>
      <div className="flex flex-wrap gap-2">
        {entries.map((value) => (
          <label key={value?.id ?? 'none'} className={chip}>
            <input
              type="radio"
              name={`option_${option.id}`}
              value={value?.id ?? ''}
              required={option.required}
              checked={chosen === value?.id && (value !== undefined || hasNoneEntry)}
              onChange={() => onChoose(value?.id)}
              className="sr-only"
            />
            <bdi lang={value && (value.lang ?? 'es')} className="font-medium">
              {value?.title ?? t('product.noExtra')}
            </bdi>
            {value && <Surcharge value={value} />}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={errorId} role="alert" className="mt-1.5 font-medium text-danger text-sm">
          {t('product.chooseOption', { option: option.title })}
        </p>
      )}
    </fieldset>
  )
}

function Surcharge({ value }: { value: OptionValue }) {
  const { currency } = usePricing()
  const { surcharge, surchargeAlt } = minorSurcharge(value)
  const amount = usesAltPrices(currency.code) ? surchargeAlt : surcharge
  if (amount === 0) return null
  return (
    <bdi dir="ltr" className="text-ink-muted text-xs">
      +{formatPrice(amount, currency)}
    </bdi>
  )
}
