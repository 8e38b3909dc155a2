import type { PostComment } from '@tecnoclick/contract/site/blog/schemas'
import { blogComments, blogPosts } from '@tecnoclick/database/schema/site/blog'
import { asc, desc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'
import { fold, labelOf, publishedBy, type StoredPost } from './posts.ts'

/** All enabled posts, newest first, including those with a future date. */
export type BlogCache = RowCache<StoredPost[]>

export function createBlogCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): BlogCache {
  const { db } = deps.database
  return createRowCache(deps, {
    name: 'the blog',
    tables: [blogPosts, blogComments],
    async load() {
      const [posts, comments] = await Promise.all([
        db
          .select()
          .from(blogPosts)
          .where(eq(blogPosts.enable, true))
          .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id)),
        db.select().from(blogComments).orderBy(asc(blogComments.createdAt), asc(blogComments.id)),
      ])
      return posts.map((post) =>
        storedPost(
          post,
          comments.filter(({ postId }) => postId === post.id),
        ),
      )
    },
    timeKey: (posts) => `${publishedBy(deps.now(), posts).length}`,
  })
}

function storedPost(
  row: typeof blogPosts.$inferSelect,
  comments: readonly (typeof blogComments.$inferSelect)[],
): StoredPost {
  const { slug, title, excerpt, body, author, category, tags, cover, publishedAt } = row
  return {
    summary: {
      slug,
      title,
      excerpt,
      author,
      cover,
      category: labelOf(category),
      tags: tags.map(labelOf),
      publishedDate: publishedAt.toISOString(),
      comments: comments.length,
    },
    body,
    comments: comments.map(serialize),
    publishedAt,
    folded: fold([title, excerpt, category, ...tags, body].join('\n')),
  }
}

function serialize({ id, author, text, createdAt }: typeof blogComments.$inferSelect): PostComment {
  return { id, author, text, createdDate: createdAt.toISOString() }
}
