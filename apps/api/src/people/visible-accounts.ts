import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Which accounts staff with `customers:read` see: their own and those of customers; those of colleagues only with `staff:read`
 * (people.md#staff). Expects `users as u`.
 */
export function isVisibleAccount(viewer: Viewer): SQL {
  return isPermitted(viewer, 'staff:read') ? sql`true` : sql`(u.role <> 'admin' or u.id = ${viewer.id})`
}
