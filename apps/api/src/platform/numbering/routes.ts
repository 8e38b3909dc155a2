import * as endpoints from '@tecnoclick/contract/platform/numbering/endpoints'
import * as schemas from '@tecnoclick/contract/platform/numbering/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { consecutives } from '@tecnoclick/database/schema/platform/numbering'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { actorOf } from '../audit/record-audit.ts'
import type { ApiDeps } from '../deps.ts'
import { isRefusal, refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { tableSelection } from '../listing/list-query.ts'
import { addConsecutive, changeConsecutive, removeConsecutive } from './change-consecutive.ts'
import { findConsecutive, readConsecutives } from './read-consecutives.ts'

const fields = { id: 'integer', document: 'text', enable: 'boolean' } as const

/** Staff only (platform.md#document-numbers). */
export function numberingRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listConsecutives,
      {
        summary: 'Consecutives',
        access: 'admin',
        permission: 'numbering:read',
        list: fields,
        response: listOf(schemas.consecutiveSchema),
      },
      async ({ list }) => {
        const { condition } = tableSelection(consecutives, list)
        const [data, total] = await Promise.all([
          readConsecutives(db, condition, list),
          db.$count(consecutives, condition),
        ])
        return { data, total }
      },
    ),
    route(
      endpoints.findConsecutives,
      {
        summary: 'The enabled consecutive of a document, in a list',
        access: 'admin',
        permission: 'numbering:read',
        params: schemas.documentParams,
        response: z.array(schemas.consecutiveSchema),
        refusals: ['invalid'],
      },
      ({ params }) =>
        readConsecutives(db, and(eq(consecutives.document, params.document), consecutives.enable)),
    ),
    route(
      endpoints.getConsecutive,
      {
        summary: 'One consecutive',
        access: 'admin',
        permission: 'numbering:read',
        params: idParams,
        response: schemas.consecutiveSchema,
      },
      async ({ params }) => (await findConsecutive(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.addConsecutive,
      {
        summary: 'Add a consecutive',
        access: 'admin',
        permission: 'numbering:write',
        body: schemas.newConsecutiveSchema,
        response: schemas.consecutiveSchema,
        status: 201,
        refusals: ['conflict'],
      },
      (input) => addConsecutive(db, actorOf(input), input.body),
    ),
    route(
      endpoints.changeConsecutive,
      {
        summary: 'Change prefix or next number, which opens a new series, or disable it',
        access: 'admin',
        permission: 'numbering:write',
        params: idParams,
        body: schemas.consecutiveChangeSchema,
        response: schemas.changedConsecutiveSchema,
        refusals: ['conflict'],
      },
      async (input) => {
        const outcome = await changeConsecutive(db, actorOf(input), input.params.id, input.body)
        return isRefusal(outcome) ? outcome : { ...outcome, success: true as const }
      },
    ),
    route(
      endpoints.removeConsecutive,
      {
        summary: 'Remove a consecutive; a used one is disabled',
        access: 'admin',
        permission: 'numbering:write',
        params: idParams,
        status: 204,
      },
      (input) => removeConsecutive(db, actorOf(input), input.params.id),
    ),
  ]
}
