import { resetCustomerFactor } from '@tecnoclick/contract/people/customers/endpoints'
import { factorResetSchema } from '@tecnoclick/contract/people/customers/schemas'
import { signedInSchema } from '@tecnoclick/contract/people/security/schemas'
import * as endpoints from '@tecnoclick/contract/people/security/second-factor-endpoints'
import * as schemas from '@tecnoclick/contract/people/security/second-factor-schemas'
import { resetSecondFactor } from '@tecnoclick/contract/people/staff/endpoints'
import { factorOptionsSchema } from '@tecnoclick/contract/platform/sign-in-challenge'
import { idParams } from '@tecnoclick/contract/platform/wire'
import { isConfirmed } from '@tecnoclick/domain/people/second-factor'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { lacksRequiredFactor } from '../../platform/session/required-factor.ts'
import { readSignInOrigin, setSignInCookies } from '../security/open-session.ts'
import type { SignInTools } from '../security/sign-in.ts'
import { confirmationOptions, confirmIdentity } from './confirm-identity.ts'
import {
  addPasskey,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewBackupCodes,
  startPasskey,
  startTotp,
} from './enrol.ts'
import { type RelyingParty, relyingParty } from './passkeys.ts'
import { readFactors, serializeFactors } from './read-second-factor.ts'
import { resetFactors } from './reset-factors.ts'
import { challengeCookie, finishChallenge, readChallenge } from './sign-in-challenge.ts'

const privateAnswer = 'private, no-store'

/** The second step of a sign-in, confirmations, and one's own factors (people.md#second-factor). */
export function secondFactorRoutes(deps: ApiDeps, { hashing, factorLimits: limits }: SignInTools): Route[] {
  const { db } = deps.database

  return [
    route(
      endpoints.getSignInOptions,
      {
        summary: 'What the second step of this sign-in may be answered with',
        access: 'public',
        response: factorOptionsSchema,
        cacheControl: privateAnswer,
        refusals: ['challengeExpired'],
      },
      ({ context }) => {
        const token = challengeCookie.read(context)
        return token ? readChallenge(deps, token, partyOf(context)) : refuse('challengeExpired')
      },
    ),
    route(
      endpoints.finishSignIn,
      {
        summary: 'The second step of a sign-in; the browser gets the session as a cookie',
        access: 'public',
        body: schemas.secondStepSchema,
        response: signedInSchema,
        refusals: ['badFactor', 'challengeExpired', 'tooMany'],
      },
      async ({ body, context }) => {
        const challenge = body.challenge ?? challengeCookie.read(context)
        if (challenge === undefined) return refuse('challengeExpired')
        const origin = readSignInOrigin(deps, context)
        const outcome = await finishChallenge(deps, limits, { ...body, challenge, origin })
        if (isRefusal(outcome)) return outcome
        const { sharedDevice, ...signedIn } = outcome
        challengeCookie.clear(context)
        setSignInCookies(context, signedIn.token, {
          role: signedIn.user.role,
          device: origin.device,
          sharedDevice,
        })
        return signedIn
      },
    ),
    route(
      endpoints.getConfirmationOptions,
      {
        summary: 'How this session can be confirmed',
        access: 'customer',
        ownAccount: true,
        response: factorOptionsSchema,
        cacheControl: privateAnswer,
      },
      ({ session, context }) => confirmationOptions(deps, session, partyOf(context)),
    ),
    route(
      endpoints.confirmIdentity,
      {
        summary: 'Confirm this session for ten minutes, by second factor or, without one, by password',
        access: 'customer',
        ownAccount: true,
        body: schemas.confirmationSchema,
        status: 204,
        refusals: ['badCredentials', 'badFactor', 'tooMany'],
      },
      ({ session, body, context }) => {
        const network = clientNetwork(context.env.clientAddress)
        const party = partyOf(context)
        const { requestId } = context.env
        return confirmIdentity(deps, { hashing, limits }, { session, given: body, network, requestId, party })
      },
    ),
    route(
      endpoints.getSecondFactor,
      {
        summary: "One's own second factors",
        access: 'customer',
        ownAccount: true,
        response: schemas.secondFactorSchema,
        cacheControl: privateAnswer,
      },
      async ({ session }) =>
        serializeFactors(await readFactors(db, session.viewer.id), {
          required: session.viewer.role === 'admin',
          missing: await lacksRequiredFactor(session, deps),
          confirmed: isConfirmed(session.confirmedAt, deps.now()),
        }),
    ),
    route(
      endpoints.startTotp,
      {
        summary: 'A new secret for an authenticator app, valid once a code of it was confirmed',
        access: 'customer',
        ownAccount: true,
        confirmed: true,
        response: schemas.totpSetupSchema,
        refusals: ['conflict'],
      },
      ({ session }) => startTotp(deps, session),
    ),
    route(
      endpoints.confirmTotp,
      {
        summary: 'Use the authenticator app from now on; the first factor comes with backup codes',
        access: 'customer',
        ownAccount: true,
        confirmed: true,
        body: schemas.totpCodeSchema,
        response: schemas.enrolledSchema,
        refusals: ['badFactor', 'conflict'],
      },
      ({ session, body }) => confirmTotp(deps, session, body.code),
    ),
    route(
      endpoints.removeTotp,
      {
        summary: 'Stop using the authenticator app',
        access: 'customer',
        ownAccount: true,
        confirmed: true,
        status: 204,
        refusals: ['lastFactor', 'notFound'],
      },
      ({ session }) => removeTotp(deps, session),
    ),
    route(
      endpoints.getPasskeyCreation,
      {
        summary: 'Options for `navigator.credentials.create`',
        access: 'customer',
        ownAccount: true,
        confirmed: true,
        response: schemas.passkeyCreationSchema,
        cacheControl: privateAnswer,
      },
      ({ session, context }) => startPasskey(deps, session, partyOf(context)),
    ),
    route(
      endpoints.addPasskey,
      {
        summary: 'Add a passkey; the first factor comes with backup codes',
        access: 'customer',
        ownAccount: true,
        confirmed: true,
        body: schemas.newPasskeySchema,
        response: schemas.enrolledSchema,
        status: 201,
        refusals: ['badFactor', 'conflict'],
      },
      ({ session, body, context }) => addPasskey(deps, session, body, partyOf(context)),
    ),
    route(
      endpoints.removePasskey,
      {
        summary: 'Remove a passkey',
        access: 'customer',
        ownAccount: true,
        confirmed: true,
        params: idParams,
        status: 204,
        refusals: ['lastFactor'],
      },
      ({ session, params }) => removePasskey(deps, session, params.id),
    ),
    route(
      endpoints.renewBackupCodes,
      {
        summary: 'New backup codes; the old ones stop working',
        access: 'customer',
        ownAccount: true,
        confirmed: true,
        response: schemas.backupCodesSchema,
        refusals: ['conflict'],
      },
      ({ session }) => renewBackupCodes(deps, session),
    ),
    route(
      resetSecondFactor,
      {
        summary: 'Remove the second factors of another staff account and end its sessions',
        access: 'admin',
        permission: 'staff:write',
        confirmed: true,
        params: idParams,
        status: 204,
        refusals: ['conflict'],
      },
      (input) => resetFactors(deps, actorOf(input), { userId: input.params.id, of: 'staff' }),
    ),
    route(
      resetCustomerFactor,
      {
        summary: 'Remove the second factors of a customer and end the sessions; the customer is told by mail',
        access: 'admin',
        permission: 'customers:secure',
        confirmed: true,
        params: idParams,
        body: factorResetSchema,
        status: 204,
        refusals: ['conflict'],
      },
      (input) => {
        const { reason } = input.body
        return resetFactors(deps, actorOf(input), { userId: input.params.id, of: 'customer', reason })
      },
    ),
  ]

  function partyOf(context: ApiContext): RelyingParty {
    return relyingParty(storeUrl(deps, context))
  }
}
