import * as endpoints from '@tecnoclick/contract/people/security/endpoints'
import * as schemas from '@tecnoclick/contract/people/security/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { withMinimumDuration } from '../../platform/http/minimum-duration.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { activateAccount, activationCookie } from './activate-account.ts'
import type { Hashing } from './hashing.ts'
import { resendActivation } from './send-activation.ts'
import { signUp } from './sign-up.ts'

const hour = hours(1) / seconds(1)

/** Generous, because whole towns share one address (platform.md#rate-limits). */
const signUpLimits = [{ name: 'sign-up', hits: 20, seconds: hour }]

const resendLimits = [
  { name: 'resend-network', hits: 20, seconds: hour },
  { name: 'resend', hits: 3, seconds: hour, by: (_: unknown, body: schemas.ResendActivation) => body.email },
]

export function signUpRoutes(deps: ApiDeps, hashing: Hashing): Route[] {
  const signUpRoute = {
    access: 'public',
    body: schemas.signUpSchema,
    response: schemas.toldAddressSchema,
    limits: signUpLimits,
  } as const
  return [
    route(
      endpoints.signUpPerson,
      { ...signUpRoute, summary: 'Register as a person; the same response for every address' },
      ({ body, context }) =>
        signUp(deps, hashing, { ...body, role: 'user', storeUrl: storeUrl(deps, context) }),
    ),
    route(
      endpoints.signUpBusiness,
      { ...signUpRoute, summary: 'Register as a business, which the shop approves later' },
      ({ body, context }) =>
        signUp(deps, hashing, { ...body, role: 'business', storeUrl: storeUrl(deps, context) }),
    ),
    route(
      endpoints.activateUser,
      {
        summary: 'Activate an account with the key of the mail',
        access: 'public',
        params: schemas.activationParams,
        response: schemas.toldAddressSchema,
      },
      async ({ params, context }) => {
        const outcome = await activateAccount(deps, params.token)
        if (!isRefusal(outcome)) activationCookie.set(context, params.token)
        return outcome
      },
    ),
    route(
      endpoints.resendActivation,
      {
        summary: 'Send the activation mail again; the same response for every address',
        access: 'public',
        body: schemas.resendActivationSchema,
        response: schemas.toldAddressSchema,
        limits: resendLimits,
      },
      ({ body, context }) => withMinimumDuration(deps, resendActivation(deps, body, storeUrl(deps, context))),
    ),
  ]
}
