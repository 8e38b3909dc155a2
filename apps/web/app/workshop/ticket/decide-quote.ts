import type { Outcome } from '@tecnoclick/contract/platform/client'
import { errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { acceptQuote, getTicket, rejectQuote } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { Ticket } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { idOf } from '../../platform/form/read-form.ts'
import { visitOf } from '../../rendering/context.ts'
import { ticketPage } from './ticket-page.tsx'

const decisions = { accept: acceptQuote, reject: rejectQuote }

/** An address that ends in any other word leads nowhere, whatever its token opens. */
const nowhere: Outcome<Ticket> = {
  ok: false,
  error: {
    code: 'notFound',
    statusCode: errorCodes.notFound.status,
    name: errorCodes.notFound.name,
    message: '',
  },
}

/** `…/accept` and `…/reject`: asks once more; the answer is posted to the same address. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  const asked = decisionOf(params.decision)
  const outcome = asked ? await visit.client.attempt(getTicket, { params: { token } }) : nowhere
  return ticketPage(visit, token, outcome, { asked })
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  const decision = decisionOf(params.decision)
  if (!decision) return ticketPage(visit, token, nowhere)
  const quoteId = idOf(await request.formData(), 'quoteId') ?? 0
  const decided = await visit.client.attempt(decisions[decision], { params: { token }, body: { quoteId } })
  if (decided.ok) return redirect(`/services/ticket/${token}`, 303)
  const current = await visit.client.attempt(getTicket, { params: { token } })
  return ticketPage(visit, token, current, { failure: decided.error })
}

function decisionOf(word: string | undefined): keyof typeof decisions | undefined {
  return word === 'accept' || word === 'reject' ? word : undefined
}
