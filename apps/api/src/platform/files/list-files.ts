import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { StoredFile } from '@tecnoclick/contract/platform/files/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { readableKinds } from '@tecnoclick/domain/platform/file-access'
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { listTable } from '../listing/list-query.ts'
import type { ListRequest } from '../listing/list-request.ts'

export const fileFields = { id: 'integer', name: 'text', kind: 'text', visibility: 'text' } as const

/** Private files of others are listed only for the staff who may read them (platform.md#files-and-pictures). */
export function isListedFor(
  viewer: Viewer,
  file: Record<'visibility' | 'ownerId' | 'kind', SQLWrapper>,
): SQL {
  return sql`(${file.visibility} = 'public' or ${file.ownerId} = ${viewer.id}
    or ${file.kind} = any (${sql.param(readableKinds(viewer))}::text[]))`
}

/** The account's own files; those of the shop too for staff with the permission. */
export async function listFiles(db: Drizzle, viewer: Viewer, list: ListRequest): Promise<List<StoredFile>> {
  const isOwn = eq(files.ownerId, viewer.id)
  const listed = isPermitted(viewer, 'files:read') ? isListedFor(viewer, files) : isOwn
  const { data, total } = await listTable(db, files, list, listed)
  return { data: data.map(serialize), total }
}

function serialize(file: typeof files.$inferSelect): StoredFile {
  const { id, name, contentType, size, kind, visibility, ownerId, width, height, createdAt } = file
  const createdDate = createdAt.toISOString()
  return { id, name, contentType, size, kind, visibility, ownerId, width, height, createdDate }
}
