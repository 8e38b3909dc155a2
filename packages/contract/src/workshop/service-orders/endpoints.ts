import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  NewServiceOrder,
  QuoteDecision,
  RevokedTickets,
  ServiceOrder,
  ServiceOrderChange,
  ServiceOrderDetail,
  StaffServiceOrder,
  Ticket,
  TicketLink,
} from './schemas.ts'

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
/**
 * Creates a new link to the ticket each time: only hashes are stored, so an earlier link cannot be read back. A GET,
 * because the print page requests it while loading and it has no other effect.
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
