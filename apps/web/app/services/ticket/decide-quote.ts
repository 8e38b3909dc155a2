import { acceptQuote, getTicket, rejectQuote } from '@tecnoclick/contract/service-orders/endpoints'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { visitOf } from '../../context.ts'
import { idOf } from '../../form/read-form.ts'
import { ticketPage } from './ticket-page.tsx'

/** `…/accept` and `…/reject`: asks once more; the answer is posted to the same address. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  const outcome = await visit.client.attempt(getTicket, { params: { token } })
  return ticketPage(visit, token, outcome, { asked: decisionOf(params.decision) })
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  const quoteId = idOf(await request.formData(), 'quoteId') ?? 0
  const endpoint = decisionOf(params.decision) === 'reject' ? rejectQuote : acceptQuote
  const decided = await visit.client.attempt(endpoint, { params: { token }, body: { quoteId } })
  if (decided.ok) return redirect(`/services/ticket/${token}`, 303)
  const current = await visit.client.attempt(getTicket, { params: { token } })
  return ticketPage(visit, token, current, { failure: decided.error })
}

function decisionOf(param: string | undefined): 'accept' | 'reject' | undefined {
  return param === 'accept' || param === 'reject' ? param : undefined
}
