import * as endpoints from '@tecnoclick/contract/people/api-keys/endpoints'
import * as schemas from '@tecnoclick/contract/people/api-keys/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { createApiKey } from './create-api-key.ts'
import { apiKeyFields, listKeys } from './read-api-keys.ts'
import { revokeApiKey } from './revoke-api-key.ts'

/** 'Llaves de API' (people.md#api-keys). */
export function apiKeyRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  return [
    route(
      endpoints.listApiKeys,
      {
        summary: 'Keys of programs, those that work first',
        access: 'admin',
        permission: 'apiKeys:read',
        list: apiKeyFields,
        response: listOf(schemas.apiKeySchema),
      },
      ({ list }) => listKeys(db, list, deps.now()),
    ),
    route(
      endpoints.createApiKey,
      {
        summary:
          'Make a key with at most the permissions of the account; the answer is the only one that has it',
        access: 'admin',
        permission: 'apiKeys:write',
        confirmed: true,
        body: schemas.newApiKeySchema,
        response: schemas.createdApiKeySchema,
        status: 201,
        limits: [{ name: 'create-api-key', hits: 30, seconds: hours(1) / seconds(1) }],
        refusals: ['conflict'],
      },
      async (input) => {
        const { permissions: own } = input.session.viewer
        const outcome = await createApiKey(db, actorOf(input), input.body, { own, now: deps.now() })
        if (!isRefusal(outcome)) deps.wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.revokeApiKey,
      {
        summary: 'Revoke a key; it stops working at once',
        access: 'admin',
        permission: 'apiKeys:write',
        params: idParams,
        status: 204,
      },
      (input) => revokeApiKey(db, actorOf(input), { id: input.params.id, now: deps.now() }),
    ),
  ]
}
