import * as endpoints from '@tecnoclick/contract/people/security/endpoints'
import * as schemas from '@tecnoclick/contract/people/security/schemas'
import { recoveryCodeLife, recoveryMailsPerNetwork } from '@tecnoclick/domain/people/recovery-code'
import { days, hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { handleCookie } from '../../platform/http/handle-cookie.ts'
import { withMinimumDuration } from '../../platform/http/minimum-duration.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { readBearerToken, setSessionCookie } from '../../platform/session/session-cookie.ts'
import { findByToken, type RecoveryProof } from './check-recovery.ts'
import { finishRecovery } from './finish-recovery.ts'
import { requestRecovery } from './request-recovery.ts'
import type { SignInTools } from './sign-in.ts'

const hour = hours(1) / seconds(1)
const day = days(1) / seconds(1)

/** Counted by address, known or not, so that the limit reveals nothing; by network too, so that nobody uses up another's. */
const requestLimits = [
  { name: 'recovery-network', hits: 20, seconds: hour },
  { name: 'recovery', hits: recoveryMailsPerNetwork, seconds: day, by: accountAndNetwork },
]

/** A code has four digits and five tries; this limits attempts across accounts. */
const finishLimits = [{ name: 'recovery-finish', hits: 60, seconds: hour }]
const linkLimits = [{ name: 'recovery-link', hits: 60, seconds: hour }]

/** Identifies the code that this browser requested; set for unknown addresses as well (people.md#password-recovery). */
const recoveryCookie = handleCookie('recovery', recoveryCodeLife)

export function recoveryRoutes(deps: ApiDeps, tools: SignInTools): Route[] {
  return [
    route(
      endpoints.requestRecovery,
      {
        summary: 'Mail a code and a link for a new password; the same answer for every address',
        access: 'public',
        body: schemas.recoveryRequestSchema,
        response: schemas.recoveryRequestedSchema,
        limits: requestLimits,
      },
      async ({ body, session, context }) => {
        const email = emailOf(context, body)
        if (!email) return refuse('invalid', { fields: { email: { code: 'required' } } })
        const asked = {
          email,
          network: clientNetwork(context.env.clientAddress),
          viewerId: session?.viewer.id,
          earlierHandle: recoveryCookie.read(context),
          storeUrl: storeUrl(deps, context),
        }
        const handle = await withMinimumDuration(deps, requestRecovery(deps, asked))
        recoveryCookie.set(context, handle)
        return { email, handle }
      },
    ),
    route(
      endpoints.getRecoveryLink,
      {
        summary: 'Whose password the link of a recovery mail changes',
        access: 'public',
        params: schemas.recoveryLinkParams,
        response: schemas.toldAddressSchema,
        limits: linkLimits,
      },
      async ({ params }) => {
        const found = await findByToken(deps.database.db, params.token, deps.now())
        return found ? { email: found.email } : refuse('notFound')
      },
    ),
    route(
      endpoints.finishRecovery,
      {
        summary:
          'Set a new password by the token of the link, or by the code with the handle of the request (cookie or body)',
        access: 'public',
        body: schemas.passwordChangeSchema,
        response: schemas.passwordChangedSchema,
        limits: finishLimits,
        refusals: ['badCode', 'badFactor', 'secondFactorRequired'],
      },
      ({ body, session, context }) => withMinimumDuration(deps, finish(body, session, context)),
    ),
  ]

  async function finish(
    change: schemas.PasswordChange,
    session: Session | undefined,
    context: ApiContext,
  ): Promise<schemas.PasswordChanged | Refusal> {
    const proof = proofOf(change, context)
    if (!proof) return refuse('badCode')
    const outcome = await finishRecovery(deps, tools, {
      proof,
      password: change.password,
      factorCode: change.factorCode,
      meant: { email: change.email, userId: session?.viewer.id },
      sessionId: session?.id,
      network: clientNetwork(context.env.clientAddress),
      requestId: context.env.requestId,
      storeUrl: storeUrl(deps, context),
    })
    if (isRefusal(outcome)) return outcome
    recoveryCookie.clear(context)
    if (!outcome.session) return { email: outcome.email }
    if (readBearerToken(context)) return { email: outcome.email, token: outcome.session.token }
    setSessionCookie(context, outcome.session.token, outcome.session)
    return { email: outcome.email }
  }
}

function emailOf(context: ApiContext, { email }: schemas.RecoveryRequest): string | undefined {
  return email ?? context.get('session')?.viewer.email
}

function accountAndNetwork(context: ApiContext, body: schemas.RecoveryRequest): string | undefined {
  const email = emailOf(context, body)
  return email && `${email}:${clientNetwork(context.env.clientAddress)}`
}

/** The code alone proves nothing: whoever guesses it did not ask for it. */
function proofOf(
  { token, resetKey, handle }: schemas.PasswordChange,
  context: ApiContext,
): RecoveryProof | undefined {
  if (token !== undefined) return { token }
  const asked = handle ?? recoveryCookie.read(context)
  return asked !== undefined && resetKey !== undefined ? { handle: asked, code: resetKey } : undefined
}
