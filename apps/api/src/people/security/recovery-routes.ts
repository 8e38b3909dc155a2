import * as endpoints from '@tecnoclick/contract/people/security/endpoints'
import * as schemas from '@tecnoclick/contract/people/security/schemas'
import { recoveryCodesPerDay } from '@tecnoclick/domain/people/recovery-code'
import { days, hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { withMinimumDuration } from '../../platform/http/minimum-duration.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { setSessionCookie } from '../../platform/session/session-cookie.ts'
import type { RecoverySubject } from './check-recovery-code.ts'
import { finishRecovery } from './finish-recovery.ts'
import { clearRecoveryCookie, readRecoveryHandle, setRecoveryCookie } from './recovery-cookie.ts'
import { requestRecovery } from './request-recovery.ts'
import type { SignInTools } from './sign-in.ts'

const hour = hours(1) / seconds(1)
const day = days(1) / seconds(1)

/** Counted by address, known or not, so that the limit reveals nothing. */
const requestLimits = [
  { name: 'recovery-network', hits: 20, seconds: hour },
  { name: 'recovery', hits: recoveryCodesPerDay, seconds: day, by: emailOf },
]

/** A code has four digits and five tries; this limits attempts across accounts. */
const finishLimits = [{ name: 'recovery-finish', hits: 60, seconds: hour }]

export function recoveryRoutes(deps: ApiDeps, tools: SignInTools): Route[] {
  return [
    route(
      endpoints.requestRecovery,
      {
        summary: 'Mail a code for a new password; the same response for every address',
        access: 'public',
        body: schemas.recoveryRequestSchema,
        response: schemas.toldAddressSchema,
        limits: requestLimits,
      },
      async ({ body, context }) => {
        const email = emailOf(context, body)
        if (!email) return refuse('invalid', { fields: { email: { code: 'required' } } })
        setRecoveryCookie(context, await withMinimumDuration(requestRecovery(deps, email)))
        return { email }
      },
    ),
    route(
      endpoints.finishRecovery,
      {
        summary:
          'Set a new password by a code; the account is named by email, session or the cookie of the request',
        access: 'public',
        body: schemas.passwordChangeSchema,
        response: schemas.passwordChangedSchema,
        limits: finishLimits,
      },
      ({ body, session, context }) => withMinimumDuration(finish(body, session, context)),
    ),
  ]

  async function finish(
    { email, password, resetKey }: schemas.PasswordChange,
    session: Session | undefined,
    context: ApiContext,
  ): Promise<schemas.PasswordChanged | Refusal> {
    const subject = subjectOf(email, session, readRecoveryHandle(context))
    if (!subject) return refuse('badCode')
    const outcome = await finishRecovery(deps, tools, {
      subject,
      resetKey,
      password,
      sessionId: session?.id,
      network: clientNetwork(context.env.clientAddress),
      storeUrl: storeUrl(deps, context),
    })
    if (isRefusal(outcome)) return outcome
    clearRecoveryCookie(context)
    if (!outcome.session) return { email: outcome.email }
    if (context.req.header('authorization')) return { email: outcome.email, token: outcome.session.token }
    setSessionCookie(context, outcome.session.token, outcome.session)
    return { email: outcome.email }
  }
}

function emailOf(context: ApiContext, { email }: schemas.RecoveryRequest): string | undefined {
  return email ?? context.get('session')?.viewer.email
}

/** By address first: the password was transformed with it and would not work on another account. */
function subjectOf(
  email: string | undefined,
  session: Session | undefined,
  handle: string | undefined,
): RecoverySubject | undefined {
  if (email) return { email }
  if (session) return { userId: session.viewer.id }
  return handle ? { handle } : undefined
}
