import { endpoint } from '../../platform/endpoint.ts'
import type { PaperQuery } from '../../platform/paper-query.ts'
import type { OrderPaper, OrderPaperQuery, TicketQuery } from './schemas.ts'

/** As PDF: for the buyer, and for staff. */
export const getOrderPaper = endpoint<{
  params: { id: number; paper: OrderPaper }
  query?: OrderPaperQuery
  response: string
}>('GET', '/sellorders/{id}/papers/{paper}')

/** The order as PDF, for whoever has its link. */
export const getLinkedOrderPaper = endpoint<{
  params: { token: string }
  query?: PaperQuery
  response: string
}>('GET', '/order-links/{token}/paper')

/** The receipt as commands for a receipt printer, for staff. */
export const getOrderTicket = endpoint<{ params: { id: number }; query: TicketQuery; response: string }>(
  'GET',
  '/admin/sellorders/{id}/ticket',
)
