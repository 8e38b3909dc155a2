import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/promises/endpoints'
import * as schemas from '@tecnoclick/contract/site/promises/schemas'
import { promises } from '@tecnoclick/database/schema/site/promises'
import { asc, eq } from 'drizzle-orm'
import { csvRoutes } from '../../platform/csv/csv-routes.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { editableRoutes, picked } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'
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
    ...invalidateAfterWrites(live.invalidate, [...promiseCsvRoutes(deps), ...editingRoutes(deps)]),
  ]
}

function promiseCsvRoutes(deps: ApiDeps): Route[] {
  return csvRoutes(deps, {
    exporting: {
      endpoint: endpoints.exportPromises,
      summary: 'All promises as CSV',
      permission: 'banners:read',
      fileName: 'promesas',
      write: exportPromises,
    },
    importing: {
      endpoint: endpoints.importPromises,
      summary: 'Add and change promises by a CSV of 1 MB at most, matched by title; all rows or none',
      permission: 'banners:write',
      example: 'Título,Texto,Dibujo,Orden,Visible\nEnvío gratis,En todo Bayamo,Camión,1,sí\n',
      maxBytes: 1024 * 1024,
      read: importPromises,
    },
  })
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
    serialize: picked(schemas.editablePromiseSchema),
    toInsert: ({ text, ...promise }) => ({ ...promise, text: text ?? '' }),
    toChange: ({ version: _, text, ...promise }) =>
      omitUndefined({ ...promise, text: text === null ? '' : text }),
  })
}
