import * as endpoints from '@tecnoclick/contract/people/account/endpoints'
import * as schemas from '@tecnoclick/contract/people/account/schemas'
import { inTransaction } from '@tecnoclick/database/connect'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { clearSessionCookie } from '../../platform/session/session-cookie.ts'
import { closeAccount, type EmptyCart } from './close-account.ts'
import { readOpenMatters } from './open-matters.ts'
import { readPersonalData } from './read-personal-data.ts'

const privateAnswer = { access: 'customer', cacheControl: 'private, no-store' } as const

const limitOf = (name: string, hits: number) => [
  { name, hits, seconds: hours(1) / seconds(1), by: byAccount },
]

/** What is stored about a customer, and its end (people.md#personal-data). Both need a confirmed session. */
export function accountRoutes(deps: ApiDeps, emptyCart: EmptyCart): Route[] {
  const { database, now } = deps
  return [
    route(
      endpoints.downloadPersonalData,
      {
        ...privateAnswer,
        summary: 'Everything that is stored about the own account, as one file',
        confirmed: true,
        response: schemas.personalDataSchema,
        limits: limitOf('personal-data', 5),
      },
      async (input) => {
        const { context } = input
        const { viewer } = input.session
        const data = await readPersonalData(database.db, viewer, now())
        const entry = { action: 'create', entity: 'data download', entityId: viewer.id } as const
        await inTransaction(database.db, (tx) => recordAudit(tx, actorOf(input), entry))
        context.header('content-disposition', 'attachment; filename="tecnoclick.json"')
        return data
      },
    ),
    route(
      endpoints.getAccountClosing,
      {
        ...privateAnswer,
        summary: 'What has to be finished before the own account can be closed',
        response: schemas.accountClosingSchema,
      },
      async ({ session: { viewer } }) => ({
        isStaff: viewer.role === 'admin',
        open: await readOpenMatters(database.db, viewer.id),
      }),
    ),
    route(
      endpoints.closeAccount,
      {
        ...privateAnswer,
        summary:
          'Close the own account and remove what is personal; staff accounts and open orders are refused',
        confirmed: true,
        limits: limitOf('closing', 20),
        status: 204,
        refusals: ['conflict'],
      },
      async (input) => {
        const { id: sessionId } = input.session
        const outcome = await closeAccount(deps, { actor: actorOf(input), sessionId, emptyCart })
        if (!isRefusal(outcome)) clearSessionCookie(input.context)
        return outcome
      },
    ),
  ]
}
