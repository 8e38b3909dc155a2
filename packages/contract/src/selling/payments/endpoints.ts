import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { PaymentRate } from '../../platform/settlement-rate.ts'
import type { List } from '../../platform/wire.ts'
import type { Order } from '../orders/schemas.ts'
import type {
  MethodChoice,
  NewPaymentMethod,
  OfferedMethod,
  OrderPaymentOptions,
  PaymentMethodChange,
  PaymentMethodRow,
} from './schemas.ts'

/** What the account may pay with in a currency (selling.md#payment-methods). */
export const listOfferedMethods = endpoint<{
  query?: { currency?: string | undefined; lang?: TextLanguage | undefined }
  response: List<OfferedMethod>
}>('GET', '/payment-methods')

export const getOrderPaymentOptions = endpoint<{
  params: { id: number }
  query?: { lang?: TextLanguage | undefined }
  response: OrderPaymentOptions
}>('GET', '/sellorders/{id}/payment')

/** At which money in another currency is taken today (selling.md#other-currencies). */
export const listPaymentRates = endpoint<{ response: List<PaymentRate> }>('GET', '/payment-rates')

export const chooseMethod = endpoint<{ params: { id: number }; body: MethodChoice; response: Order }>(
  'PUT',
  '/sellorders/{id}/payment-method',
)

export const adminPaymentMethods = editableEndpoints<PaymentMethodRow, NewPaymentMethod, PaymentMethodChange>(
  '/admin/payment-methods',
)
