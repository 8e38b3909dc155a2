import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/content/endpoints'
import * as schemas from '@tecnoclick/contract/site/content/schemas'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import type { ContentCache } from './content-cache.ts'
import { editingRoutes } from './editing-routes.ts'

const forEveryone = { access: 'public', cacheControl: 'public, max-age=60' } as const

/**
 * Pages whose texts are rows (site.md#content-pages). The public reads them from memory; staff edit them below /admin.
 */
export function siteRoutes(deps: ApiDeps, live: ContentCache): Route[] {
  return [
    route(
      endpoints.getPage,
      {
        ...forEveryone,
        summary: 'A page of the shop: about-us, terms, privacy',
        params: schemas.slugParams,
        response: schemas.pageSchema,
      },
      async ({ params }) => (await live.read()).pages.get(params.slug) ?? refuse('notFound'),
    ),
    route(
      endpoints.listFaq,
      {
        ...forEveryone,
        summary: 'Frequent questions by section',
        response: listOf(schemas.faqEntrySchema),
      },
      async () => whole((await live.read()).faq),
    ),
    route(
      endpoints.listDocuments,
      { ...forEveryone, summary: 'Documents to download', response: listOf(schemas.documentSchema) },
      async () => whole((await live.read()).documents),
    ),
    route(
      endpoints.listTeam,
      { ...forEveryone, summary: 'The team', response: listOf(schemas.teamMemberSchema) },
      async () => whole((await live.read()).team),
    ),
    ...invalidateAfterWrites(live.invalidate, editingRoutes(deps)),
  ]
}

function whole<T>(data: T[]) {
  return { data, total: data.length }
}
