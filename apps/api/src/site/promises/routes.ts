import { csvImportQuery, csvImportSchema } from '@tecnoclick/contract/platform/csv-import'
import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/promises/endpoints'
import * as schemas from '@tecnoclick/contract/site/promises/schemas'
import { promises } from '@tecnoclick/database/schema/site/promises'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { asc, eq } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { readLimited } from '../../platform/http/read-body.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'
import { transact } from '../../platform/rows/transact.ts'
import { exportPromises, importPromises } from './promise-csv.ts'

export type PromiseCache = RowCache<schemas.ShopPromise[]>

export function createPromiseCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): PromiseCache {
  const { id, icon, title, text } = promises
  return createRowCache(deps, {
    name: 'promises',
    tables: [promises],
    load: () =>
      deps.database.db
        .select({ id, icon, title, text })
        .from(promises)
        .where(eq(promises.enable, true))
        .orderBy(asc(promises.position), asc(promises.id)),
  })
}

export function promiseRoutes(deps: ApiDeps, live: PromiseCache): Route[] {
  return [
    route(
      endpoints.listPromises,
      {
        summary: 'What the shop promises on its home page, with placeholders',
        access: 'public',
        response: listOf(schemas.promiseSchema),
        cacheControl: 'public, max-age=60',
      },
      async () => {
        const data = await live.read()
        return { data, total: data.length }
      },
    ),
    ...invalidateAfterWrites(live.invalidate, [...csvRoutes(deps), ...editingRoutes(deps)]),
  ]
}

const maxFileBytes = 1024 * 1024
const example = 'Título,Texto,Dibujo,Orden,Visible\nEnvío gratis,En todo Bayamo,Camión,1,sí\n'

function csvRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.exportPromises,
      {
        summary: 'All promises as CSV',
        access: 'admin',
        permission: 'banners:read',
        media: 'text/csv',
      },
      async () =>
        new Response(await exportPromises(db), {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="promesas-${havanaDay(now())}.csv"`,
            'cache-control': 'no-store',
          },
        }),
    ),
    route(
      endpoints.importPromises,
      {
        summary: 'Add and change promises by a CSV of 1 MB at most, matched by title; all rows or none',
        access: 'admin',
        permission: 'banners:write',
        query: csvImportQuery,
        file: { media: 'text/csv', example },
        response: csvImportSchema,
        refusals: ['invalid'],
      },
      async (input) => {
        const bytes = await readLimited(input.context.req.raw, maxFileBytes)
        if (isRefusal(bytes)) return bytes
        const isDryRun = input.query?.dry !== 'no'
        return transact(db, (tx) => importPromises(tx, actorOf(input), bytes, isDryRun))
      },
    ),
  ]
}

function editingRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'promise',
    table: promises,
    endpoints: endpoints.adminPromises,
    schemas: {
      row: schemas.editablePromiseSchema,
      create: schemas.newPromiseSchema,
      change: schemas.promiseChangeSchema,
    },
    permissions: { read: 'banners:read', write: 'banners:write' },
    fields: { id: 'integer', title: 'text', position: 'integer', enable: 'boolean' },
    serialize: ({ id, icon, title, text, position, enable, version }) => ({
      id,
      icon,
      title,
      text,
      position,
      enable,
      version,
    }),
    toInsert: ({ text, ...promise }) => ({ ...promise, text: text ?? '' }),
    toChange: ({ version: _, text, ...promise }) =>
      omitUndefined({ ...promise, text: text === null ? '' : text }),
  })
}
