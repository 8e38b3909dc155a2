import { getTicket } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { ticketPage } from './ticket-page.tsx'

/** A standalone document without script and without the shop's shell. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  return ticketPage(visit, token, await visit.client.attempt(getTicket, { params: { token } }))
}
