import type { List } from '@tecnoclick/contract/platform/wire'
import type { Download } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { downloads, resets } from '@tecnoclick/database/schema/resets/resets'
import { desc, eq } from 'drizzle-orm'
import { tableSelection } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'

export const downloadFields = {
  id: 'integer',
  userId: 'integer',
  resetId: 'integer',
  resetSaleId: 'integer',
} as const

/** Downloads, newest first. */
export async function listDownloads(db: Drizzle, list: ListRequest): Promise<List<Download>> {
  const { condition, sorting } = tableSelection(downloads, list)
  const [rows, total] = await Promise.all([
    db
      .select({
        download: downloads,
        email: users.email,
        model: resets.model,
        typeFile: resets.typeFile,
      })
      .from(downloads)
      .innerJoin(users, eq(users.id, downloads.userId))
      .innerJoin(resets, eq(resets.id, downloads.resetId))
      .where(condition)
      .orderBy(...(list.sort.length > 0 ? sorting : [desc(downloads.id)]))
      .limit(list.limit)
      .offset(list.skip),
    db.$count(downloads, condition),
  ])
  const data = rows.map(({ download, email, model, typeFile }) => {
    const { id, at, userId, resetId, resetSaleId, bytes, finishedAt } = download
    return {
      id,
      date: at.toISOString(),
      userId,
      email,
      resetId,
      model,
      typeFile,
      resetSaleId,
      bytes,
      finishedDate: finishedAt?.toISOString() ?? null,
    }
  })
  return { data, total }
}
