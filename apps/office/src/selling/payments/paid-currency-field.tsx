import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useCurrencies } from '../../platform/money.tsx'

interface PaidCurrencyFieldProps {
  value: string
  /** With a rate, beside the one that is owed. */
  offered: readonly string[]
  owedIn: string
  onChange: (currency: string) => void
}

/** In which currency money is paid; at today's rate if it is not the one that is owed (selling.md#other-currencies). */
export function PaidCurrencyField({ value, offered, owedIn, onChange }: PaidCurrencyFieldProps) {
  const codes = useCurrencies().map(({ code }) => code)
  const options = codes.filter((code) => code === owedIn || offered.includes(code))
  return (
    <SelectField
      name="currency"
      label={office.orderPayments.currency}
      value={value}
      options={options.map((code) => ({ value: code, label: code }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
