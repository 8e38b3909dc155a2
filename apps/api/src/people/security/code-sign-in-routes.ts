import * as endpoints from '@tecnoclick/contract/people/security/code-endpoints'
import * as codeSchemas from '@tecnoclick/contract/people/security/code-schemas'
import * as schemas from '@tecnoclick/contract/people/security/schemas'
import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { recoveryMailsPerNetwork } from '@tecnoclick/domain/people/recovery-code'
import { days, hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { handleCookie } from '../../platform/http/handle-cookie.ts'
import { withMinimumDuration } from '../../platform/http/minimum-duration.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { codeLife } from '../notices/code-life.ts'
import { challengeCookie } from '../second-factor/sign-in-challenge.ts'
import { finishCodeSignIn } from './finish-code-sign-in.ts'
import { readSignInOrigin, setSignInCookies } from './open-session.ts'
import { readCodeChannels, requestSignInCode } from './request-sign-in-code.ts'

const hour = hours(1) / seconds(1)

/** As of recovery: counted by address, known or not, so that the limit reveals nothing. */
const requestLimits = [
  { name: 'sign-in-code-network', hits: 20, seconds: hour },
  {
    name: 'sign-in-code',
    hits: recoveryMailsPerNetwork,
    seconds: days(1) / seconds(1),
    by: (context: ApiContext, { email }: { email: string }) =>
      `${email}:${clientNetwork(context.env.clientAddress)}`,
  },
]
const finishLimits = [{ name: 'sign-in-code-finish', hits: 60, seconds: hour }]

/** Identifies the code that this browser asked for; set for unknown addresses as well. */
const codeCookie = handleCookie('sign-in-code', codeLife)

/** Signing in with a code by SMS or Telegram (people.md#sign-in-with-a-code). */
export function codeSignInRoutes(deps: ApiDeps): Route[] {
  return [
    route(
      endpoints.getCodeSignInOptions,
      {
        summary: 'By which channels the shop sends codes that sign in',
        access: 'public',
        cacheControl: 'private, no-store',
        response: codeSchemas.codeSignInOptionsSchema,
      },
      async () => ({ channels: await readCodeChannels(deps.database.db) }),
    ),
    route(
      endpoints.requestSignInCode,
      {
        summary: 'Send a code that signs in; the same answer for every address',
        access: 'public',
        body: codeSchemas.codeSignInRequestSchema,
        response: schemas.recoveryRequestedSchema,
        limits: requestLimits,
      },
      async ({ body: { email, channel }, context }) => {
        const asked = {
          email,
          channel,
          network: clientNetwork(context.env.clientAddress),
          language: readPreferences(new URL(context.req.url), context.req.raw.headers).locale,
          earlierHandle: codeCookie.read(context),
        }
        const handle = await withMinimumDuration(deps, requestSignInCode(deps, asked))
        codeCookie.set(context, handle)
        return { email, handle }
      },
    ),
    route(
      endpoints.finishCodeSignIn,
      {
        summary: 'Sign in with the code and the handle of its request (cookie or body)',
        access: 'public',
        body: codeSchemas.codeSignInSchema,
        response: schemas.signedInSchema,
        limits: finishLimits,
        refusals: ['badCode', 'secondFactorRequired'],
      },
      ({ body, context }) => withMinimumDuration(deps, finish(body, context)),
    ),
  ]

  async function finish(
    { code, handle, sharedDevice = false }: codeSchemas.CodeSignIn,
    context: ApiContext,
  ): Promise<schemas.SignedIn | Refusal> {
    const asked = handle ?? codeCookie.read(context)
    if (asked === undefined) return refuse('badCode')
    const origin = readSignInOrigin(deps, context)
    const outcome = await finishCodeSignIn(deps, { handle: asked, code, sharedDevice, origin })
    if (isRefusal(outcome)) {
      if (outcome.secondFactor) challengeCookie.set(context, outcome.secondFactor.challenge)
      return outcome
    }
    codeCookie.clear(context)
    setSignInCookies(context, outcome.token, {
      role: outcome.user.role,
      device: origin.device,
      sharedDevice,
    })
    return outcome
  }
}
