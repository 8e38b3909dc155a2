import { office } from '@tecnoclick/messages/office'
import { TextInput } from '../../platform/form/text-input.tsx'
import { say } from '../../platform/say.ts'
import { amountComplaint } from './setting-form.ts'
import { useCurrencies } from './use-currencies.ts'

/** One field for each currency of the shop. */
export function AmountFields({ hint }: { hint: string }) {
  const currencies = useCurrencies()
  return (
    <>
      <p className="text-ink-muted text-sm">
        {hint} {office.settings.amountHint}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {currencies.map(({ code }, index) => (
          <TextInput
            key={code}
            source={`value.${code}`}
            label={say(office.settings.amount, { code })}
            inputMode="decimal"
            validate={amountComplaint}
            first={index === 0}
          />
        ))}
      </div>
    </>
  )
}
