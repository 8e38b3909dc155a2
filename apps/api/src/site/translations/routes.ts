import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/translations/endpoints'
import * as schemas from '@tecnoclick/contract/site/translations/schemas'
import { translations } from '@tecnoclick/database/schema/site/translations'
import { asc } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { csvRoutes } from '../../platform/csv/csv-routes.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'
import { transact } from '../../platform/rows/transact.ts'
import { changeTranslation } from './change-translation.ts'
import { readTranslatables } from './translatable-texts.ts'
import { exportTranslations, importTranslations } from './translation-csv.ts'

const example =
  'Parte,Texto en español,Inglés,Ruso,Árabe\nPromesas,Envío gratis,Free delivery,Бесплатная доставка,توصيل مجاني\n'

export type TranslationCache = RowCache<(typeof translations.$inferSelect)[]>

export function createTranslationCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): TranslationCache {
  return createRowCache(deps, {
    name: 'translations',
    tables: [translations],
    load: () => deps.database.db.select().from(translations).orderBy(asc(translations.id)),
  })
}

/** Translations of the shop's texts (site.md#translations). */
export function translationRoutes(deps: ApiDeps, live: TranslationCache): Route[] {
  const { db } = deps.database
  return [
    route(
      endpoints.listTranslations,
      {
        summary: 'Translated texts of one area',
        access: 'public',
        query: schemas.translationQuery,
        response: listOf(schemas.translationSchema),
        cacheControl: 'public, max-age=60',
      },
      async ({ query }) => {
        const rows = await live.read()
        const data = rows.flatMap((row) => {
          const text = row.area === query.area ? row[query.lang] : null
          return text === null ? [] : [{ source: row.source, text }]
        })
        return { data, total: data.length }
      },
    ),
    route(
      endpoints.listTranslatables,
      {
        summary: 'Every text that can be translated, with its translations',
        access: 'admin',
        permission: 'pages:read',
        list: { key: 'text', area: 'text', source: 'text', search: 'text', missing: 'boolean' },
        response: listOf(schemas.translatableSchema),
      },
      async ({ list }) => page(await readTranslatables(db), list),
    ),
    ...invalidateAfterWrites(live.invalidate, [
      route(
        endpoints.changeTranslation,
        {
          summary: 'Translate a text',
          access: 'admin',
          permission: 'pages:write',
          params: schemas.translationParams,
          body: schemas.translationChangeSchema,
          response: schemas.translatableSchema,
        },
        (input) => transact(db, (tx) => changeTranslation(tx, actorOf(input), input.params.key, input.body)),
      ),
      ...csvRoutes(deps, {
        exporting: {
          endpoint: endpoints.exportTranslations,
          summary: 'Every text and its translations as CSV',
          permission: 'pages:read',
          fileName: 'traducciones',
          write: exportTranslations,
        },
        importing: {
          endpoint: endpoints.importTranslations,
          summary:
            'Translate texts by a CSV of 4 MB at most, matched by their Spanish text; all rows or none',
          permission: 'pages:write',
          example,
          maxBytes: 4 * 1024 * 1024,
          read: importTranslations,
        },
      }),
    ]),
  ]
}

/** A shop has some hundred such texts, so they are filtered and sorted here. */
function page(texts: schemas.Translatable[], { where, sort, skip, limit }: ListRequest) {
  const wanted = String(where.search ?? '').toLocaleLowerCase('es')
  const found = texts.filter(
    (text) =>
      (where.key === undefined || text.key === where.key) &&
      (where.area === undefined || text.area === where.area) &&
      (where.source === undefined || text.source === where.source) &&
      (where.missing === undefined || isMissing(text) === where.missing) &&
      text.source.toLocaleLowerCase('es').includes(wanted),
  )
  if (sort[0]?.descending) found.reverse()
  return { data: found.slice(skip, skip + limit), total: found.length }
}

function isMissing({ en, ru, ar }: schemas.Translatable): boolean {
  return en === null || ru === null || ar === null
}
