import { visitLink } from '@tecnoclick/contract/site/campaigns/endpoints'
import { redirect } from 'react-router'
import { visitOf } from '../../../rendering/context.ts'
import { isTransient, refusedPage } from '../../../rendering/page-client.ts'
import type { Route } from './+types/visit.ts'

/** A link of a campaign. Where it leads is signed; a link that this shop did not write leads nowhere. */
export async function loader({ context, params: { token, link } }: Route.LoaderArgs): Promise<Response> {
  const { client, requestId } = visitOf(context)
  const outcome = await client.attempt(visitLink, { body: { token, link } })
  if (outcome.ok) return redirect(outcome.data.url, { headers: { 'cache-control': 'no-store' } })
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  throw new Response(null, { status: 404 })
}
