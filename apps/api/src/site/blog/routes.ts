import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/blog/endpoints'
import * as schemas from '@tecnoclick/contract/site/blog/schemas'
import { slugParams } from '@tecnoclick/contract/site/content/schemas'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import type { BlogCache } from './blog-cache.ts'
import { commentRoutes } from './comment-routes.ts'
import { postEditingRoutes } from './post-editing-routes.ts'
import { findPost, publishedBy, selectPosts } from './posts.ts'
import { sidebarOf } from './sidebar.ts'

const forEveryone = { access: 'public', cacheControl: 'public, max-age=60' } as const
const postsOnAPage = 6

export function blogRoutes(deps: ApiDeps, live: BlogCache): Route[] {
  const published = async () => publishedBy(deps.now(), await live.read())
  return [
    route(
      endpoints.listPosts,
      {
        ...forEveryone,
        summary: 'Posts, newest first, by category, tag and search',
        query: schemas.postsQuery,
        response: listOf(schemas.postSummarySchema),
      },
      async ({ query }) => {
        const { page = 1, limit = postsOnAPage, ...filter } = query ?? {}
        const found = selectPosts(await published(), filter)
        const data = found.slice((page - 1) * limit, page * limit).map(({ summary }) => summary)
        return { data, total: found.length }
      },
    ),
    route(
      endpoints.getBlogSidebar,
      {
        ...forEveryone,
        summary: 'Categories, tags, latest posts and comments',
        response: schemas.blogSidebarSchema,
      },
      async () => sidebarOf(await published()),
    ),
    route(
      endpoints.getPost,
      { ...forEveryone, summary: 'One post', params: slugParams, response: schemas.postSchema },
      async ({ params }) => findPost(await published(), params.slug) ?? refuse('notFound'),
    ),
    ...invalidateAfterWrites(live.invalidate, [...postEditingRoutes(deps), ...commentRoutes(deps)]),
  ]
}
