import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { StoredFile } from '@tecnoclick/contract/platform/files/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { eq } from 'drizzle-orm'
import { listTable } from '../listing/list-query.ts'
import type { ListRequest } from '../listing/list-request.ts'

export const fileFields = { id: 'integer', name: 'text', kind: 'text', visibility: 'text' } as const

/** The account's own files; all of them for staff with the permission (platform.md#files-and-pictures). */
export async function listFiles(db: Drizzle, viewer: Viewer, list: ListRequest): Promise<List<StoredFile>> {
  const mine = isPermitted(viewer, 'files:read') ? undefined : eq(files.ownerId, viewer.id)
  const { data, total } = await listTable(db, files, list, mine)
  return { data: data.map(serialize), total }
}

function serialize(file: typeof files.$inferSelect): StoredFile {
  const { id, name, contentType, size, kind, visibility, ownerId, width, height, createdAt } = file
  const createdDate = createdAt.toISOString()
  return { id, name, contentType, size, kind, visibility, ownerId, width, height, createdDate }
}
