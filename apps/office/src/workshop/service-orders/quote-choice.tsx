import type { Quote } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useMoney } from '../../platform/money.tsx'

const { quote: texts } = office.serviceOrders

interface QuoteChoiceProps {
  quote: Quote
  declined: readonly number[]
  onChange: (declined: readonly number[]) => void
}

/** The optional lines of a quote that the customer accepts, with the total that follows. */
export function QuoteChoice({ quote: { amount, currency, lines }, declined, onChange }: QuoteChoiceProps) {
  const money = useMoney()
  const optional = lines.filter((line) => line.optional)
  if (optional.length === 0) return null
  const left = optional.reduce(
    (sum, line) => (declined.includes(line.position) ? sum + Math.round(line.amount * 100) : sum),
    0,
  )
  const total = money((Math.round(amount * 100) - left) / 100, currency)
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{texts.include}</legend>
      <p className="text-ink-muted text-sm">{texts.includeHint}</p>
      {optional.map(({ position, description, amount: charged }) => (
        <CheckboxField
          key={position}
          label={`${description} · ${money(charged, currency)}`}
          checked={!declined.includes(position)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? declined.filter((each) => each !== position)
                : [...declined, position],
            )
          }
        />
      ))}
      <p aria-live="polite" className="font-semibold text-sm">
        {fillText(texts.newTotal, { amount: total })}
      </p>
    </fieldset>
  )
}
