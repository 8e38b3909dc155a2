import { endpoint } from '../../platform/endpoint.ts'
import type { FileParams, Uploaded } from '../../platform/files/schemas.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { PaperQuery } from '../../platform/paper-query.ts'
import type { List } from '../../platform/wire.ts'
import type { IncludedService, OpenedService } from './included-schemas.ts'
import type { NewServiceMessage, ServiceMessages } from './message-schemas.ts'
import type { NewServicePayment, NewServiceRefund } from './payment-schemas.ts'
import type {
  NewServiceOrder,
  QuoteDecision,
  RecordedDecision,
  RepairPaper,
  RevokedTickets,
  ServiceOrder,
  ServiceOrderChange,
  ServiceOrderDetail,
  StaffServiceOrder,
  Ticket,
  TicketLink,
} from './schemas.ts'
import type { Claim, WalkIn, WalkInCustomer } from './walk-in-schemas.ts'

type Numbered = { id: number }

/** Repeatable with the header `Idempotency-Key`. */
export const requestService = endpoint<{ body: NewServiceOrder; response: ServiceOrder }>(
  'POST',
  '/orderservices',
)
/** Customers see their own, staff see all. */
export const listServiceOrders = endpoint<{ query?: ListQuery; response: List<ServiceOrder> }>(
  'GET',
  '/orderservices/fulldata',
)
export const listServiceOrdersOf = endpoint<{
  params: { userId: number }
  query?: ListQuery
  response: List<ServiceOrder>
}>('GET', '/orderservices/fulldatabyuser/{userId}')
export const getServiceOrder = endpoint<{ params: Numbered; response: { data: ServiceOrderDetail } }>(
  'GET',
  '/orderservices/fulldata/{id}',
)
/** As PDF: for the customer, and for staff. */
export const getRepairPaper = endpoint<{
  params: Numbered & { paper: RepairPaper }
  query?: PaperQuery
  response: string
}>('GET', '/orderservices/{id}/papers/{paper}')
export const changeServiceOrder = endpoint<{
  params: Numbered
  body: ServiceOrderChange
  response: ServiceOrder
}>('PATCH', '/orderservices/{id}')
/** For a request that was stored without a number. */
export const numberServiceOrder = endpoint<{ params: Numbered; response: ServiceOrder }>(
  'POST',
  '/orderservices/{id}/number',
)
export const listStaffServiceOrders = endpoint<{ query?: ListQuery; response: List<StaffServiceOrder> }>(
  'GET',
  '/admin/orderservices',
)
/** By `search` alone: a whole e-mail, or at least the last six digits of a phone. */
export const findWalkInCustomers = endpoint<{ query?: ListQuery; response: List<WalkInCustomer> }>(
  'GET',
  '/admin/orderservices/customers',
)
/** A device that is left at the counter. Repeatable with the header `Idempotency-Key`. */
export const receiveWalkIn = endpoint<{ body: WalkIn; response: ServiceOrder }>(
  'POST',
  '/admin/orderservices',
)
/** Services that the combos of an order include (catalogue.md#combos). Opening one again answers with the first. */
export const listIncludedServices = endpoint<{ params: Numbered; response: List<IncludedService> }>(
  'GET',
  '/admin/sellorders/{id}/included-services',
)
export const openIncludedService = endpoint<{
  params: Numbered
  body: OpenedService
  response: IncludedService
}>('POST', '/admin/sellorders/{id}/included-services')
/** Both are repeatable with the header `Idempotency-Key`. */
export const chargeServiceOrder = endpoint<{
  params: Numbered
  body: NewServicePayment
  response: ServiceOrder
}>('POST', '/admin/orderservices/{id}/payments')
export const refundServiceOrder = endpoint<{
  params: Numbered
  body: NewServiceRefund
  response: ServiceOrder
}>('POST', '/admin/orderservices/{id}/refunds')
/** What the customer said by phone or at the counter. */
export const recordDecision = endpoint<{
  params: Numbered
  body: RecordedDecision
  response: ServiceOrder
}>('POST', '/admin/orderservices/{id}/decision')
/** Adds a device that was left at the counter to the account. */
export const claimServiceOrder = endpoint<{ body: Claim; response: ServiceOrder }>(
  'POST',
  '/orderservices/claim',
)
export const acceptOwnQuote = endpoint<{ params: Numbered; body: QuoteDecision; response: ServiceOrder }>(
  'POST',
  '/orderservices/{id}/accept',
)
export const rejectOwnQuote = endpoint<{ params: Numbered; body: QuoteDecision; response: ServiceOrder }>(
  'POST',
  '/orderservices/{id}/reject',
)
/** From the customer, or from staff. Repeatable with the header `Idempotency-Key`. */
export const writeServiceMessage = endpoint<{
  params: Numbered
  body: NewServiceMessage
  response: ServiceMessages
}>('POST', '/orderservices/{id}/messages')
/** Staff have read the customer's messages and need not answer. */
export const markMessagesRead = endpoint<{ params: Numbered; response: undefined }>(
  'POST',
  '/orderservices/{id}/messages/read',
)
type PhotoQuery = { w?: number | undefined }

export const getServicePhoto = endpoint<{
  params: Numbered & FileParams
  query?: PhotoQuery
  response: Blob
}>('GET', '/orderservices/{id}/photos/{name}')
/**
 * Creates a new link to the ticket each time: only hashes are stored, so an earlier link cannot be read back. A GET,
 * because the print page requests it while loading. One that staff make is audited, and only shows where the customer has
 * an account.
 */
export const getTicketLink = endpoint<{ params: Numbered; response: TicketLink }>(
  'GET',
  '/orderservices/{id}/ticket',
)

/** Staff end every link of an order; new ones can be made. */
export const revokeTickets = endpoint<{ params: Numbered; response: RevokedTickets }>(
  'DELETE',
  '/orderservices/{id}/ticket',
)

type ByToken = { token: string }

export const getTicket = endpoint<{ params: ByToken; response: Ticket }>('GET', '/services/ticket/{token}')
export const acceptQuote = endpoint<{ params: ByToken; body: QuoteDecision; response: Ticket }>(
  'POST',
  '/services/ticket/{token}/accept',
)
export const rejectQuote = endpoint<{ params: ByToken; body: QuoteDecision; response: Ticket }>(
  'POST',
  '/services/ticket/{token}/reject',
)
export const writeTicketMessage = endpoint<{
  params: ByToken
  body: NewServiceMessage
  response: ServiceMessages
}>('POST', '/services/ticket/{token}/messages')
/** Responds with the file name to use in a message. */
export const uploadTicketPhoto = endpoint<{ params: ByToken; body: FormData; response: Uploaded }>(
  'POST',
  '/services/ticket/{token}/photos',
)
export const getTicketPhoto = endpoint<{
  params: ByToken & FileParams
  query?: PhotoQuery
  response: Blob
}>('GET', '/services/ticket/{token}/photos/{name}')
