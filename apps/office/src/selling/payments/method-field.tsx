import { SelectField } from '@tecnoclick/ui/select-field'
import { usePaymentMethods } from './use-payment-methods.ts'

interface MethodFieldProps {
  label: string
  /** The empty choice: nothing is chosen that nobody looked at. */
  placeholder: string
  /** Money goes back the way it came, as a rule. */
  paidWith?: string | undefined
  error?: string | undefined
}

/** How money was given or taken: as store credit too, if the customer agrees. */
export function MethodField({ paidWith, ...field }: MethodFieldProps) {
  const { optionsWithCredit: options } = usePaymentMethods()
  const isOffered = options.some(({ value }) => value === paidWith)
  return (
    <SelectField
      // The options arrive later than the field.
      key={options.length}
      name="paymentMethod"
      options={options}
      defaultValue={isOffered ? paidWith : ''}
      required
      {...field}
    />
  )
}

interface Paid {
  method: string | null
  amount: number
}

/** The method with which most of it was paid. */
export function mostPaidWith(payments: readonly Paid[]): string | undefined {
  const sums = new Map<string, number>()
  for (const { method, amount } of payments)
    if (method !== null) sums.set(method, (sums.get(method) ?? 0) + amount)
  return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
