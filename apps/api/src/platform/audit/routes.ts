import * as endpoints from '@tecnoclick/contract/platform/audit/endpoints'
import * as schemas from '@tecnoclick/contract/platform/audit/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import type { ApiDeps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { auditFields, findAuditEntry, listAuditLog } from './read-audit-log.ts'

export function auditLogRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listAuditLog,
      {
        summary: 'Audit log, newest first; searches who did it, numbers of documents and names',
        access: 'admin',
        permission: 'auditLog:read',
        list: auditFields,
        response: listOf(schemas.auditEntrySchema),
      },
      ({ list }) => listAuditLog(db, list),
    ),
    route(
      endpoints.getAuditEntry,
      {
        reads: { entity: 'audit-entry', permission: 'auditLog:read' },
        summary: 'A change with the row before and after',
        access: 'admin',
        permission: 'auditLog:read',
        params: schemas.auditParams,
        response: schemas.auditDetailSchema,
      },
      async ({ params }) => (await findAuditEntry(db, params.id)) ?? refuse('notFound'),
    ),
  ]
}
