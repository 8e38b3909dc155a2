import type { AuditDetail, AuditEntry } from '@tecnoclick/contract/platform/audit/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import type { Refusal } from '../http/refusal.ts'
import { dayFilters } from '../listing/day-start.ts'
import { type ListDefinition, listQuery, wireDate } from '../listing/list-query.ts'
import type { ListRequest } from '../listing/list-request.ts'
import { entriesLike, entryTitle, readReferenceTitles } from './entry-titles.ts'

export const auditFields = {
  id: 'integer',
  actorId: 'integer',
  apiKeyId: 'integer',
  action: 'text',
  entity: 'text',
  entityId: 'text',
  search: 'text',
  from: 'text',
  to: 'text',
  date: 'text',
} as const

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`a.id = ${value}`,
    actorId: (value) => sql`a.actor_id = ${value} and a.api_key_id is null`,
    apiKeyId: (value) => sql`a.api_key_id = ${value}`,
    action: (value) => sql`a.action = ${value}`,
    entity: (value) => sql`a.entity = ${value}`,
    entityId: (value) => sql`a.entity_id = ${value}`,
    search: entriesLike,
    ...dayFilters(sql`a.at`),
  },
  sorts: { id: sql`a.id`, date: sql`a.at` },
  defaultSort: sql`a.at desc`,
  tieBreaker: sql`a.id desc`,
}

const from = sql`audit_log as a`
const found = sql`json_build_object(
  'id', a.id, 'date', ${wireDate(sql`a.at`)}, 'action', a.action, 'entity', a.entity, 'entityId', a.entity_id,
  'title', ${entryTitle},
  'requestId', a.request_id,
  'actor', (
    select json_build_object('id', u.id, 'email', u.email, 'name', concat_ws(' ', p.name, p.lastname))
    from users as u left join profiles as p on p.user_id = u.id where u.id = a.actor_id
  ),
  'apiKey', (
    select json_build_object('id', k.id, 'name', k.name, 'prefix', k.prefix) from api_keys as k where k.id = a.api_key_id
  )
)`

export async function listAuditLog(db: Drizzle, list: ListRequest): Promise<List<AuditEntry> | Refusal> {
  return listQuery<AuditEntry>(db, { from, key: sql`a.id`, row: found }, selectable, list)
}

export async function findAuditEntry(db: Drizzle, id: number): Promise<AuditDetail | undefined> {
  const { rows } = await db.execute<{ found: AuditEntry; before: unknown; after: unknown }>(sql`
    select ${found} as found, a.before, a.after from ${from} where a.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const titles = await readReferenceTitles(db, row.before, row.after)
  return { ...row.found, titles, before: redactSecrets(row.before), after: redactSecrets(row.after) }
}

/** Columns that the log must not show, even to staff. */
const secret = /password|hash|token|secret/i

/** A row for the log, with secrets masked. */
export function redactSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secret.test(name) ? '•••' : redactSecrets(inner)]),
  )
}
