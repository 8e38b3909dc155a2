import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type {
  NewOnlinePayment,
  NewPaymentProvider,
  NotificationAnswer,
  OnlineOptions,
  OnlinePayment,
  PaymentProviderChange,
  PaymentProviderRow,
  ProviderDismissal,
  ProviderPayment,
  ProviderPayments,
  ProviderRefund,
  ProviderTest,
  StartedPayment,
} from './schemas.ts'

type Id = { id: number }
type Reference = { reference: string }
type Token = { token: string }

export const adminPaymentProviders = editableEndpoints<
  PaymentProviderRow,
  NewPaymentProvider,
  PaymentProviderChange
>('/admin/payment-providers')
export const testPaymentProvider = endpoint<{ params: Id; response: ProviderTest }>(
  'POST',
  '/admin/payment-providers/{id}/test',
)

/** For the owner of the order. */
export const getOnlineOptions = endpoint<{ params: Id; response: OnlineOptions }>(
  'GET',
  '/sellorders/{id}/online-payments',
)
export const startOnlinePayment = endpoint<{ params: Id; body: NewOnlinePayment; response: StartedPayment }>(
  'POST',
  '/sellorders/{id}/online-payments',
)
/** For whoever has a link with which the order is paid. */
export const getLinkedOnlineOptions = endpoint<{ params: Token; response: OnlineOptions }>(
  'GET',
  '/order-links/{token}/online-payments',
)
export const startLinkedOnlinePayment = endpoint<{
  params: Token
  body: NewOnlinePayment
  response: StartedPayment
}>('POST', '/order-links/{token}/online-payments')

/** For whoever comes back from a gateway. */
export const getOnlinePayment = endpoint<{ params: Reference; response: OnlinePayment }>(
  'GET',
  '/online-payments/{reference}',
)
/** The return proves nothing: the gateway is asked. */
export const returnOnlinePayment = endpoint<{ params: Reference; response: OnlinePayment }>(
  'POST',
  '/online-payments/{reference}/return',
)
export const receiveProviderNotification = endpoint<{ params: Id; response: NotificationAnswer }>(
  'POST',
  '/payment-notifications/{id}',
)

export const listProviderPayments = endpoint<{ params: Id; response: ProviderPayments }>(
  'GET',
  '/admin/sellorders/{id}/online-payments',
)
export const verifyProviderPayment = endpoint<{ params: Id; response: ProviderPayment }>(
  'POST',
  '/admin/online-payments/{id}/verification',
)
export const refundProviderPayment = endpoint<{
  params: Id
  body: ProviderRefund
  response: ProviderPayment
}>('POST', '/admin/online-payments/{id}/refunds')
export const dismissProviderPayment = endpoint<{
  params: Id
  body: ProviderDismissal
  response: ProviderPayment
}>('POST', '/admin/online-payments/{id}/dismissal')
