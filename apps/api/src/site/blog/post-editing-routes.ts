import * as endpoints from '@tecnoclick/contract/site/blog/endpoints'
import * as schemas from '@tecnoclick/contract/site/blog/schemas'
import { blogPosts } from '@tecnoclick/database/schema/site/blog'
import type { ApiDeps } from '../../platform/deps.ts'
import type { Route } from '../../platform/http/route.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'

export function postEditingRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'blog post',
    table: blogPosts,
    endpoints: endpoints.adminPosts,
    schemas: {
      row: schemas.editablePostSchema,
      create: schemas.newPostSchema,
      change: schemas.postChangeSchema,
    },
    permissions: { read: 'blog:read', write: 'blog:write' },
    fields: {
      id: 'integer',
      slug: 'text',
      title: 'text',
      author: 'text',
      category: 'text',
      enable: 'boolean',
    },
    serialize: ({ publishedAt, createdAt: _, updatedAt: __, ...post }) => ({
      ...post,
      publishedDate: publishedAt.toISOString(),
    }),
    toInsert: ({ excerpt, publishedDate, ...post }) => ({
      ...post,
      excerpt: excerpt ?? '',
      publishedAt: publishedDate === undefined ? deps.now() : new Date(publishedDate),
    }),
    toChange: ({ version: _, excerpt, publishedDate, ...post }) =>
      omitUndefined({
        ...post,
        excerpt: excerpt === null ? '' : excerpt,
        publishedAt: publishedDate === undefined ? undefined : new Date(publishedDate),
      }),
  })
}
