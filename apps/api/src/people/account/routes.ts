import * as endpoints from '@tecnoclick/contract/people/account/endpoints'
import * as schemas from '@tecnoclick/contract/people/account/schemas'
import { inTransaction } from '@tecnoclick/database/connect'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { clearSessionCookie } from '../../platform/session/session-cookie.ts'
import type { SignInTools } from '../security/sign-in.ts'
import { closeAccount, type EmptyCart } from './close-account.ts'
import { confirmPassword } from './confirm-password.ts'
import { readOpenMatters } from './open-matters.ts'
import { readPersonalData } from './read-personal-data.ts'

const ownEyesOnly = { access: 'customer', cacheControl: 'private, no-store' } as const

const byAccount = (context: ApiContext) => String(context.get('session')?.viewer.id)
const limitOf = (name: string, hits: number) => [
  { name, hits, seconds: hours(1) / seconds(1), by: byAccount },
]

/** What is stored about a customer, and its end (people.md#personal-data). Both ask for the password again. */
export function accountRoutes(deps: ApiDeps, tools: SignInTools, emptyCart: EmptyCart): Route[] {
  const { database, now } = deps
  return [
    route(
      endpoints.downloadPersonalData,
      {
        ...ownEyesOnly,
        summary: 'Everything that is stored about the own account, as one file',
        body: schemas.passwordConfirmationSchema,
        response: schemas.personalDataSchema,
        limits: limitOf('personal-data', 5),
      },
      async (input) => {
        const { session, body, context } = input
        const network = clientNetwork(context.env.clientAddress)
        const confirmed = await confirmPassword(deps, tools, { session, password: body.password, network })
        if (isRefusal(confirmed)) return confirmed
        const { viewer } = session
        const data = await readPersonalData(database.db, viewer, now())
        const entry = { action: 'create', entity: 'data download', entityId: viewer.id } as const
        await inTransaction(database.db, (tx) => recordAudit(tx, actorOf(input), entry))
        context.header('content-disposition', 'attachment; filename="tecnoclick.json"')
        return data
      },
    ),
    route(
      endpoints.getClosing,
      {
        ...ownEyesOnly,
        summary: 'What has to be finished before the own account can be closed',
        response: schemas.closingSchema,
      },
      async ({ session: { viewer } }) => ({
        isStaff: viewer.role === 'admin',
        open: await readOpenMatters(database.db, viewer.id),
      }),
    ),
    route(
      endpoints.closeAccount,
      {
        ...ownEyesOnly,
        summary:
          'Close the own account and remove what is personal; staff accounts and open orders are refused',
        body: schemas.passwordConfirmationSchema,
        limits: limitOf('closing', 20),
        status: 204,
      },
      async (input) => {
        const { session, body, context } = input
        const network = clientNetwork(context.env.clientAddress)
        const passwordHash = await confirmPassword(deps, tools, { session, password: body.password, network })
        if (isRefusal(passwordHash)) return passwordHash
        const outcome = await closeAccount(deps, { actor: actorOf(input), passwordHash, emptyCart })
        if (!isRefusal(outcome)) clearSessionCookie(context)
        return outcome
      },
    ),
  ]
}
