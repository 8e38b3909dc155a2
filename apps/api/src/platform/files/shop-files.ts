import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { FileUse, ShopFile } from '@tecnoclick/contract/platform/files/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { fixedFiles } from '@tecnoclick/domain/site/settings'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { containsWords, type ListDefinition, listQuery, wireDate } from '../listing/list-query.ts'
import type { ListRequest } from '../listing/list-request.ts'
import { transact } from '../rows/transact.ts'
import { isListedFor } from './list-files.ts'

/** Queries for each use of a file `f`. Links in the text of a page are not found. */
const places: Record<FileUse, SQL> = {
  product: sql`select from product_pictures as u where u.file = f.name`,
  category: sql`select from categories as u where u.image = f.name`,
  brand: sql`select from brands as u where u.logo = f.name`,
  service: sql`select from services as u where u.image = f.name union all
    select from service_types as u where u.image = f.name`,
  banner: sql`select from banners as u where f.name in (u.image, u.phone_image)`,
  document: sql`select from documents as u where u.file = f.name`,
  team: sql`select from team_members as u where u.photo = f.name`,
  post: sql`select from blog_posts as u where u.cover = f.name`,
  profile: sql`select from profiles as u where u.photo = f.name`,
  review: sql`select from reviews as u where u.avatar = f.name`,
  reset: sql`select from resets as u where u.file = f.name`,
  serviceOrder: sql`select from service_order_photos as u where u.file = f.name union all
    select from service_message_photos as u where u.file = f.name union all
    select from service_payment_reports as u where u.photo = f.name`,
  shop: sql`select where f.name = any (${sql.param(Object.values(fixedFiles))}::text[]) union all
    select from settings as u where u.key = 'logo' and u.value = to_jsonb(f.name::text)`,
}

/** The uses of a file `f`, as an array of text. */
const fileUsesSql: SQL = sql`array_remove(array[${sql.join(
  Object.entries(places).map(([use, place]) => sql`case when exists (${place}) then ${use}::text end`),
  sql`, `,
)}], null)`

/** Kinds of files that belong to the shop; the others belong to customers or are sold. */
const ownKinds = ['picture', 'banner', 'document', 'site'] as const

export const shopFileFields = {
  id: 'integer',
  name: 'text',
  kind: 'text',
  visibility: 'text',
  search: 'text',
  size: 'integer',
  createdDate: 'text',
} as const

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`f.id = ${value}`,
    name: (value) => sql`f.name = ${value}`,
    kind: (value) => sql`f.kind = ${value}`,
    visibility: (value) => sql`f.visibility = ${value}`,
    search: (value) => containsWords(sql`f.name`, value),
  },
  sorts: { id: sql`f.id`, name: sql`f.name`, size: sql`f.size`, createdDate: sql`f.created_at` },
  defaultSort: sql`f.created_at desc`,
  tieBreaker: sql`f.id desc`,
}

const found = sql`json_build_object(
  'id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size, 'kind', f.kind,
  'visibility', f.visibility, 'ownerId', f.owner_id, 'width', f.width, 'height', f.height,
  'createdDate', ${wireDate(sql`f.created_at`)}, 'uses', ${fileUsesSql}
)`

export async function listShopFiles(
  db: Drizzle,
  viewer: Viewer,
  list: ListRequest,
): Promise<List<ShopFile> | Refusal> {
  const source = { from: sql`files as f`, key: sql`f.id`, row: found }
  const columns = { visibility: sql`f.visibility`, ownerId: sql`f.owner_id`, kind: sql`f.kind` }
  const page = await listQuery<ShopFile>(db, source, selectable, list, isListedFor(viewer, columns))
  if (isRefusal(page)) return page
  return { ...page, data: page.data.map((file) => ({ ...file, removable: isRemovable(file) })) }
}

/** The foreign keys refuse to delete a file that is used meanwhile. */
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
