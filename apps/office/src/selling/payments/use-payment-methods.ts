import type { PaymentMethodRow } from '@tecnoclick/contract/selling/payments/schemas'
import { useAllRows } from '../../platform/api/use-api-query.ts'

/** The methods in the order shown. Until they are loaded there are none. */
export function usePaymentMethods() {
  const methods = useAllRows<PaymentMethodRow>('payment-methods', 'position') ?? []
  return {
    methods,
    options: methods
      .filter(({ enable }) => enable)
      .map(({ code, name }) => ({ value: code, label: name.es })),
    nameOf: (code: string) => methods.find((method) => method.code === code)?.name.es ?? code,
  }
}
