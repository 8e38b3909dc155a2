import { endpoint } from '../endpoint.ts'
import type { ListQuery } from '../list-query.ts'
import type { List } from '../wire.ts'
import type { AuditDetail, AuditEntry } from './schemas.ts'

export const listAuditLog = endpoint<{ query?: ListQuery; response: List<AuditEntry> }>(
  'GET',
  '/admin/audit-log',
)
export const getAuditEntry = endpoint<{ params: { id: number }; response: AuditDetail }>(
  'GET',
  '/admin/audit-log/{id}',
)
