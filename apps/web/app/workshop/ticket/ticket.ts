import { getTicket } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { ticketPage } from './ticket-page.tsx'

/** The page of a ticket link: a document of its own, without script and without the shop around it. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  return ticketPage(visit, token, await visit.client.attempt(getTicket, { params: { token } }))
}
