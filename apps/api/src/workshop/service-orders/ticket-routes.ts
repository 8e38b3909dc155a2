import * as endpoints from '@tecnoclick/contract/workshop/service-orders/endpoints'
import * as schemas from '@tecnoclick/contract/workshop/service-orders/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { decideByTicket } from './decide-quote.ts'
import { findTicket, readTicket } from './tickets.ts'

const byTicketLink = {
  access: 'public',
  params: schemas.ticketParams,
  response: schemas.ticketSchema,
} as const

/** A ticket is accessible with its link alone (workshop.md#tickets). */
export function ticketRoutes({ database: { db }, now, wakeMail }: ApiDeps): Route[] {
  const decisions = [
    {
      endpoint: endpoints.acceptQuote,
      decision: 'accepted',
      summary: 'Accept a quote, once',
    },
    {
      endpoint: endpoints.rejectQuote,
      decision: 'rejected',
      summary: 'Reject a quote, once',
    },
  ] as const
  return [
    route(
      endpoints.getTicket,
      { ...byTicketLink, summary: 'State, history and answer of a service order', refusals: ['notFound'] },
      async ({ params }) => {
        const ticket = await findTicket(db, params.token, now())
        return ticket ? readTicket(db, ticket) : refuse('notFound')
      },
    ),
    ...decisions.map(({ endpoint, decision, summary }) =>
      route(
        endpoint,
        {
          ...byTicketLink,
          summary,
          body: schemas.quoteDecisionSchema,
          limits: [{ name: 'quote-decision', hits: 60, seconds: hours(1) / seconds(1) }],
          refusals: ['notFound', 'forbidden', 'quoteClosed'],
        },
        async ({ params, body }) => {
          const outcome = await decideByTicket(db, params.token, { ...body, decision, now: now() })
          wakeMail()
          return outcome
        },
      ),
    ),
  ]
}
