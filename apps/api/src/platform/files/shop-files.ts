import type { ShopFile } from '@tecnoclick/contract/platform/files/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import type { ListRequest } from '../listing/list-request.ts'
import { holdsWords, readPage, type Selectable, selectPage, wireDate } from '../listing/select-page.ts'
import { transact } from '../rows/transact.ts'
import { fileUsesSql, ownKinds } from './file-uses.ts'

export const shopFileFields = {
  id: 'integer',
  name: 'text',
  kind: 'text',
  visibility: 'text',
  search: 'text',
  size: 'integer',
  createdDate: 'text',
} as const

const selectable: Selectable = {
  conditions: {
    id: (value) => sql`f.id = ${value}`,
    name: (value) => sql`f.name = ${value}`,
    kind: (value) => sql`f.kind = ${value}`,
    visibility: (value) => sql`f.visibility = ${value}`,
    search: (value) => holdsWords(sql`f.name`, value),
  },
  sorting: { id: sql`f.id`, name: sql`f.name`, size: sql`f.size`, createdDate: sql`f.created_at` },
  usual: sql`f.created_at desc`,
  tie: sql`f.id desc`,
}

const found = sql`json_build_object(
  'id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size, 'kind', f.kind,
  'visibility', f.visibility, 'ownerId', f.owner_id, 'width', f.width, 'height', f.height,
  'createdDate', ${wireDate(sql`f.created_at`)}, 'uses', ${fileUsesSql}
)`

export async function listShopFiles(db: Drizzle, list: ListRequest): Promise<List<ShopFile> | Refusal> {
  const selection = selectPage(list, selectable)
  if (isRefusal(selection)) return selection
  const { data, total } = await readPage<ShopFile>(
    db,
    { from: sql`files as f`, key: sql`f.id`, found },
    selection,
    list,
  )
  return { data: data.map((file) => ({ ...file, removable: isRemovable(file) })), total }
}

/** A file that is taken into use meanwhile stays: the foreign keys refuse. */
export function removeFile(db: Drizzle, actor: Actor, id: number): Promise<undefined | Refusal> {
  return transact(db, async (tx) => {
    const { rows } = await tx.execute<{ found: ShopFile }>(sql`
      select ${found} as found from files as f where f.id = ${id} for update`)
    const file = rows[0]?.found
    if (!file) return refuse('notFound')
    if (!isRemovable(file)) return refuse('conflict')
    await tx.delete(files).where(eq(files.id, id))
    await recordAudit(tx, actor, { action: 'delete', entity: 'file', entityId: id, before: file })
    return undefined
  })
}

function isRemovable({ kind, uses }: Pick<ShopFile, 'kind' | 'uses'>): boolean {
  return uses.length === 0 && ownKinds.some((own) => own === kind)
}
