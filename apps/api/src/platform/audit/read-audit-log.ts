import type { AuditDetail, AuditEntry } from '@tecnoclick/contract/platform/audit/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../http/refusal.ts'
import { dayStart } from '../listing/day-start.ts'
import type { ListRequest } from '../listing/list-request.ts'
import { readPage, type Selectable, selectPage, wireDate } from '../listing/select-page.ts'
import { redactSecrets } from './without-secrets.ts'

export const auditFields = {
  id: 'integer',
  actorId: 'integer',
  action: 'text',
  entity: 'text',
  entityId: 'text',
  from: 'text',
  to: 'text',
  date: 'text',
} as const

const selectable: Selectable = {
  conditions: {
    id: (value) => sql`a.id = ${value}`,
    actorId: (value) => sql`a.actor_id = ${value}`,
    action: (value) => sql`a.action = ${value}`,
    entity: (value) => sql`a.entity = ${value}`,
    entityId: (value) => sql`a.entity_id = ${value}`,
    from: (value) => {
      const start = dayStart(value)
      return start && sql`a.at >= ${start}`
    },
    to: (value) => {
      const end = dayStart(value, 1)
      return end && sql`a.at < ${end}`
    },
  },
  sorting: { id: sql`a.id`, date: sql`a.at` },
  usual: sql`a.at desc`,
  tie: sql`a.id desc`,
}

const from = sql`audit_log as a`
const found = sql`json_build_object(
  'id', a.id, 'date', ${wireDate(sql`a.at`)}, 'action', a.action, 'entity', a.entity, 'entityId', a.entity_id,
  'requestId', a.request_id,
  'actor', (
    select json_build_object('id', u.id, 'email', u.email, 'name', concat_ws(' ', p.name, p.lastname))
    from users as u left join profiles as p on p.user_id = u.id where u.id = a.actor_id
  )
)`

export async function listAuditLog(db: Drizzle, list: ListRequest): Promise<List<AuditEntry> | Refusal> {
  const selection = selectPage(list, selectable)
  if (isRefusal(selection)) return selection
  return readPage<AuditEntry>(db, { from, key: sql`a.id`, found }, selection, list)
}

export async function findAuditEntry(db: Drizzle, id: number): Promise<AuditDetail | undefined> {
  const { rows } = await db.execute<{ found: AuditEntry; before: unknown; after: unknown }>(sql`
    select ${found} as found, a.before, a.after from ${from} where a.id = ${id}`)
  const [row] = rows
  return row && { ...row.found, before: redactSecrets(row.before), after: redactSecrets(row.after) }
}
