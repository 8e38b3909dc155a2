import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/blog/endpoints'
import * as schemas from '@tecnoclick/contract/site/blog/schemas'
import { blogComments } from '@tecnoclick/database/schema/site/blog'
import { eq } from 'drizzle-orm'
import { actorOf, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { listTable } from '../../platform/listing/list-query.ts'
import { insertAudited } from '../../platform/rows/audited-writes.ts'
import { transact } from '../../platform/rows/transact.ts'

const entity = 'blog comment'

/** Comments are samples (site.md#blog): staff add and remove them, and none is edited. */
export function commentRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listComments,
      {
        summary: 'Comments of the blog',
        access: 'admin',
        permission: 'blog:read',
        list: { id: 'integer', postId: 'integer', author: 'text' },
        response: listOf(schemas.editableCommentSchema),
      },
      async ({ list }) => {
        const { data, total } = await listTable(db, blogComments, list)
        return { data: data.map(serialize), total }
      },
    ),
    route(
      endpoints.addComment,
      {
        summary: 'Add a comment to a post',
        access: 'admin',
        permission: 'blog:write',
        body: schemas.newCommentSchema,
        response: schemas.editableCommentSchema,
        status: 201,
        refusals: ['conflict'],
      },
      async (input) => {
        const values = { ...input.body, createdAt: now() }
        const added = await transact(db, (tx) =>
          insertAudited(tx, actorOf(input), { table: blogComments, entity, values }),
        )
        return isRefusal(added) ? added : serialize(added)
      },
    ),
    route(
      endpoints.removeComment,
      {
        summary: 'Remove a comment',
        access: 'admin',
        permission: 'blog:write',
        params: idParams,
        status: 204,
      },
      (input) =>
        transact(db, async (tx) => {
          const { id } = input.params
          const [before] = await tx.delete(blogComments).where(eq(blogComments.id, id)).returning()
          if (!before) return refuse('notFound')
          await recordAudit(tx, actorOf(input), { action: 'delete', entity, entityId: id, before })
          return undefined
        }),
    ),
  ]
}

function serialize(row: typeof blogComments.$inferSelect): schemas.EditableComment {
  const { id, postId, author, text, createdAt } = row
  return { id, postId, author, text, createdDate: createdAt.toISOString() }
}
