import type { PaymentMethodRow } from '@tecnoclick/contract/selling/payments/schemas'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import { useAllRows } from '../../platform/api/use-api-query.ts'

const toOption = ({ code, name }: PaymentMethodRow) => ({ value: code, label: name.es })

/** The methods in the order shown. Until they are loaded there are none. */
export function usePaymentMethods() {
  const methods = useAllRows<PaymentMethodRow>('payment-methods', 'position') ?? []
  return {
    methods,
    options: methods.filter(({ code, enable }) => enable && !isCredit(code)).map(toOption),
    /** Where a customer may get or spend credit at once. */
    optionsWithCredit: methods.filter(({ code, enable }) => enable || isCredit(code)).map(toOption),
    nameOf: (code: string) => methods.find((method) => method.code === code)?.name.es ?? code,
  }
}
