import { settleRequest as endpoint } from '@tecnoclick/contract/platform/outcomes/endpoints'
import {
  type OutcomeScope,
  outcomeRequestSchema,
  outcomeSchema,
} from '@tecnoclick/contract/platform/outcomes/schemas'
import type { ApiDeps } from '../deps.ts'
import { byAccount } from '../http/rate-limit.ts'
import { type Route, route } from '../http/route.ts'
import { type FindMade, settleRequest } from './settle-request.ts'

/** `findMade` is passed in by scope, because the platform knows no orders. */
export function outcomeRoutes(
  { database: { db } }: ApiDeps,
  findMade: Partial<Record<OutcomeScope, FindMade>>,
): Route[] {
  return [
    route(
      endpoint,
      {
        summary: 'What became of a request whose answer was lost; a key that did not arrive is closed',
        access: 'customer',
        body: outcomeRequestSchema,
        response: outcomeSchema,
        limits: [
          {
            name: 'outcomes',
            hits: 300,
            seconds: 3600,
            by: byAccount,
          },
        ],
      },
      ({ session, body }) => settleRequest(db, session.viewer.id, body, findMade[body.scope]),
    ),
  ]
}
