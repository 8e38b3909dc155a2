import { activateUser } from '@tecnoclick/contract/people/security/endpoints'
import { data } from 'react-router'
import { visitOf } from '../../rendering/context.ts'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import type { Route } from './+types/activate-user.ts'
import { ActivationDone } from './activation-done.tsx'
import { ActivationFailed } from './activation-failed.tsx'

/** The link of the mail. Opened twice while it is valid it succeeds twice, as mail programs look ahead. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, requestId } = visitOf(context)
  const outcome = await client.attempt(activateUser, { params: { token: params.key } })
  if (outcome.ok) return data({ email: outcome.data.email })
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  return data({ email: undefined }, { status: 404 })
}

/** What it shows is one person's. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function ActivateUser({ loaderData: { email } }: Route.ComponentProps) {
  return email === undefined ? <ActivationFailed /> : <ActivationDone email={email} />
}
