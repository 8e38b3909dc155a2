import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useCurrencies } from '../../platform/money.tsx'

interface PaidCurrencyFieldProps {
  label?: string
  value: string
  /** With a rate, beside the one that is owed. */
  offered: readonly string[]
  owedIn: string
  error?: string | undefined
  className?: string
  onChange: (currency: string) => void
}

/** In which currency money is paid; at today's rate if it is not the one that is owed (selling.md#other-currencies). */
export function PaidCurrencyField({ label, value, offered, owedIn, ...field }: PaidCurrencyFieldProps) {
  const options = usePaidCurrencies(offered, owedIn)
  const { onChange, ...shown } = field
  return (
    <SelectField
      {...shown}
      name="currency"
      label={label ?? office.orderPayments.currency}
      value={value}
      options={options.map((code) => ({ value: code, label: code }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Those of the shop that have a rate, and the one that is owed. */
export function usePaidCurrencies(offered: readonly string[], owedIn: string): string[] {
  const codes = useCurrencies().map(({ code }) => code)
  return codes.filter((code) => code === owedIn || (offered.includes(code) && offered.includes(owedIn)))
}
