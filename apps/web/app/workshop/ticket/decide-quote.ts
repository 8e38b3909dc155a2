import type { Outcome } from '@tecnoclick/contract/platform/client'
import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { acceptQuote, getTicket, rejectQuote } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { readDecision, readDeclined } from '../service-orders/quote-choice.ts'
import { ticketPage } from './ticket-page.tsx'

const decisions = { accept: acceptQuote, reject: rejectQuote }

/** The result for an address that ends in any other word, even with a valid token. */
const notFound: Outcome<Ticket> = {
  ok: false,
  error: {
    code: 'notFound',
    statusCode: errorCodes.notFound.status,
    name: errorCodes.notFound.name,
    message: '',
  },
}

/** `…/accept` and `…/reject`: asks for confirmation, which is posted to the same address. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  const confirming = parseDecision(params.decision)
  const outcome = confirming ? await visit.client.attempt(getTicket, { params: { token } }) : notFound
  const { searchParams: chosen } = url
  const declined = chosen.has('quoteId') ? readDeclined(chosen) : undefined
  return ticketPage(visit, token, outcome, { confirming, declined })
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  const decision = parseDecision(params.decision)
  if (!decision) return ticketPage(visit, token, notFound)
  const body = readDecision(await request.formData(), decision === 'accept')
  const decided = await visit.client.attempt(decisions[decision], { params: { token }, body })
  if (decided.ok) return redirect(`/services/ticket/${token}`, 303)
  const current = await visit.client.attempt(getTicket, { params: { token } })
  return ticketPage(visit, token, current, { failure: decided.error })
}

function parseDecision(word: string | undefined): keyof typeof decisions | undefined {
  return word === 'accept' || word === 'reject' ? word : undefined
}
