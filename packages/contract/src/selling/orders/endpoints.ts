import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import type { BulkResult } from '../../platform/bulk.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { Uploaded } from '../../platform/files/schemas.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { KeptExcess, RecordedRefund, RefundableMoney } from '../refunds/schemas.ts'
import type {
  LinkedMethod,
  LinkedPayment,
  ListedPayment,
  PaymentJudgement,
  PaymentProof,
  RecordedPayment,
} from './payment-schemas.ts'
import type {
  CounterSale,
  CounterTerms,
  EditQuote,
  LinkedOrder,
  ListedOrder,
  NewOrder,
  NewOrderDetail,
  NewOrderMessage,
  Order,
  OrderChange,
  OrderDetail,
  OrderDetailChange,
  OrderEdit,
  OrderLink,
  OrderReason,
  OrdersChange,
  QuotedEdit,
  RevokedOrderTicket,
  SeenMessages,
  TakenOrder,
  TrackedOrder,
  TrackOrderQuery,
} from './schemas.ts'

/** Customers see their own orders, staff see all (selling.md#calls). */
export const listOrders = endpoint<{ query?: ListQuery; response: List<ListedOrder> }>('GET', '/sellorders')
export const getOrder = endpoint<{ params: { id: number }; response: Order }>('GET', '/sellorders/{id}')
export const getOrderData = endpoint<{ params: { id: number }; response: { data: Order } }>(
  'GET',
  '/sellorders/fulldata/{id}',
)
export const listOrdersOf = endpoint<{
  params: { userId: number }
  query?: ListQuery
  response: List<ListedOrder>
}>('GET', '/sellorders/fulldatabyuser/{userId}')

/** Places the cart as an order. Repeatable with the header `Idempotency-Key`. */
export const placeOrder = endpoint<{ body: NewOrder; response: Order }>('POST', '/sellorders')
export const changeOrder = endpoint<{ params: { id: number }; body: OrderChange; response: Order }>(
  'PATCH',
  '/sellorders/{id}',
)
/** From the customer, or from staff. Repeatable with the header `Idempotency-Key`. */
export const writeOrderMessage = endpoint<{
  params: { id: number }
  body: NewOrderMessage
  response: Order
}>('POST', '/sellorders/{id}/messages')
/** Staff have read the customer's messages and need not answer. */
export const markOrderMessagesRead = endpoint<{
  params: { id: number }
  body: SeenMessages
  response: undefined
}>('POST', '/sellorders/{id}/messages/read')
export const cancelOrder = endpoint<{ params: { id: number }; response: Order }>(
  'POST',
  '/sellorders/{id}/cancel',
)
export const payOrder = endpoint<{ params: { id: number }; body: PaymentProof; response: Order }>(
  'POST',
  '/sellorders/{id}/payment',
)
/** For whoever pays without an account. */
export const makeOrderLink = endpoint<{ params: { id: number }; response: OrderLink }>(
  'POST',
  '/admin/sellorders/{id}/link',
)
/** The link of its mails is not found from then on; later mails have a new one. */
export const revokeOrderTicket = endpoint<{ params: { id: number }; response: RevokedOrderTicket }>(
  'DELETE',
  '/admin/sellorders/{id}/ticket',
)
export const getLinkedOrder = endpoint<{
  params: { token: string }
  query?: { lang?: TextLanguage | undefined }
  response: LinkedOrder
}>('GET', '/order-links/{token}')
/** Repeatable with the header `Idempotency-Key`. */
export const payLinkedOrder = endpoint<{
  params: { token: string }
  body: LinkedPayment
  response: LinkedOrder
}>('POST', '/order-links/{token}/payment')
/** Whoever pays for the buyer says how, by the link of the family. */
export const chooseLinkedMethod = endpoint<{
  params: { token: string }
  query?: { lang?: TextLanguage | undefined }
  body: LinkedMethod
  response: LinkedOrder
}>('PUT', '/order-links/{token}/payment-method')
/** A photo of the receipt, by the link of the family. */
export const uploadLinkedReceipt = endpoint<{
  params: { token: string }
  body: FormData
  response: Uploaded
}>('POST', '/order-links/{token}/receipts')
export const numberOrder = endpoint<{ params: { id: number }; response: Order }>(
  'POST',
  '/sellorders/{id}/number',
)
/** Within a day of its completion, by administrators. */
export const reopenOrder = endpoint<{ params: { id: number }; body: OrderReason; response: Order }>(
  'POST',
  '/admin/sellorders/{id}/reopen',
)
export const sellAtCounter = endpoint<{ body: CounterSale; response: Order }>('POST', '/sellorders/counter')
/** For somebody who wrote or called. Repeatable with the header `Idempotency-Key`. */
export const takeOrder = endpoint<{ body: TakenOrder; response: Order }>('POST', '/admin/sellorders')
/** Lines, discount and destination of an open order at once. */
export const editOrder = endpoint<{ params: { id: number }; body: OrderEdit; response: Order }>(
  'PUT',
  '/admin/sellorders/{id}/contents',
)
/** What it would cost then. */
export const quoteEdit = endpoint<{ params: { id: number }; body: QuotedEdit; response: EditQuote }>(
  'POST',
  '/admin/sellorders/{id}/contents/quote',
)
export const getCounterTerms = endpoint<{ response: CounterTerms }>('GET', '/admin/counter')
/** Within the day: the units return and what was paid is given back. */
export const voidSale = endpoint<{ params: { id: number }; body: OrderReason; response: Order }>(
  'POST',
  '/admin/sellorders/{id}/void',
)
export const trackOrder = endpoint<{ query: TrackOrderQuery; response: TrackedOrder }>('GET', '/track-order')

/** One request, a result per order. */
export const changeOrders = endpoint<{ body: OrdersChange; response: BulkResult }>(
  'POST',
  '/admin/sellorders/bulk',
)
/** The product lines of the orders of a filter as CSV. */
export const exportOrderLines = endpoint<{ query?: ListQuery; response: undefined }>(
  'GET',
  '/admin/sellorders/export-lines',
)
export const exportOrderPayments = endpoint<{ query?: ListQuery; response: undefined }>(
  'GET',
  '/admin/sellorders/export-payments',
)
/** The orders of a filter as CSV. */
export const exportOrders = endpoint<{ query?: ListQuery; response: undefined }>(
  'GET',
  '/admin/sellorders/export',
)

export const listPayments = endpoint<{ query?: ListQuery; response: List<ListedPayment> }>(
  'GET',
  '/admin/payments',
)
export const judgePayment = endpoint<{ params: { id: number }; body: PaymentJudgement; response: Order }>(
  'POST',
  '/admin/sellorders/{id}/payment',
)

export const recordPayment = endpoint<{ params: { id: number }; body: RecordedPayment; response: Order }>(
  'POST',
  '/admin/sellorders/{id}/payments',
)

/** Which payments a refund may go back from, and what of them is left. */
export const getRefundableMoney = endpoint<{ params: { id: number }; response: RefundableMoney }>(
  'GET',
  '/admin/sellorders/{id}/refundable',
)

export const refundOrder = endpoint<{ params: { id: number }; body: RecordedRefund; response: Order }>(
  'POST',
  '/admin/sellorders/{id}/refunds',
)

export const keepExcess = endpoint<{ params: { id: number }; body: KeptExcess; response: Order }>(
  'POST',
  '/admin/sellorders/{id}/excess',
)

export const listOrderDetails = endpoint<{ query?: ListQuery; response: List<OrderDetail> }>(
  'GET',
  '/sellorderdetails',
)
export const getOrderDetail = endpoint<{ params: { id: number }; response: OrderDetail }>(
  'GET',
  '/sellorderdetails/{id}',
)
export const addOrderDetail = endpoint<{ body: NewOrderDetail; response: OrderDetail }>(
  'POST',
  '/sellorderdetails',
)
export const changeOrderDetail = endpoint<{
  params: { id: number }
  body: OrderDetailChange
  response: OrderDetail
}>('PATCH', '/sellorderdetails/{id}')
