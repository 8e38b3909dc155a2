import type { Drizzle } from '@tecnoclick/database/connect'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { sql } from 'drizzle-orm'
import type { ApiDeps } from '../deps.ts'
import type { ApiContext } from '../http/bindings.ts'
import { takeFromBucket } from '../http/rate-limit.ts'
import type { Route } from '../http/route.ts'
import type { ListRequest } from '../listing/list-request.ts'
import type { Session } from '../session/find-session.ts'
import type { AuditEntity } from './audit-entity.ts'

/** What is not a change: refusals and reads of personal data (platform.md#audit-log). */

interface Access {
  route: Route
  session: Session
  context: ApiContext
}

/** Beyond this an account's refusals say nothing new, and a loop must not fill the log. */
const refusalsAnHour = 60

/** Somebody signed in asked for what is above their role or permissions. */
export async function recordRefusal(deps: ApiDeps, { route, session, context }: Access): Promise<void> {
  const { db } = deps.database
  const bucket = {
    key: `audited-refusal:${whoOf(session)}`,
    hits: refusalsAnHour,
    seconds: hours(1) / seconds(1),
  }
  if ((await takeFromBucket(db, bucket, deps.now())).refusedFor > 0) return
  const { method, path } = route.endpoint
  await db.insert(auditLog).values({
    actorId: session.viewer.id,
    apiKeyId: session.apiKeyId,
    action: 'refuse',
    entity: 'access',
    entityId: `${method} ${path}`.slice(0, 64),
    ...(route.permission && { after: { permission: route.permission } }),
    requestId: context.env.requestId,
  })
}

/** A key counts for itself. */
function whoOf({ viewer, apiKeyId }: Session): string {
  return apiKeyId === undefined ? String(viewer.id) : `key-${apiKeyId}`
}

interface RefusedKey {
  key: { id: number; createdBy: number }
  code: string
  requestId: string
}

/** Somebody used a key after its end, or elsewhere than it may be used: perhaps it leaked. */
export async function recordKeyRefusal(
  { database: { db }, now }: ApiDeps,
  { key, code, requestId }: RefusedKey,
): Promise<void> {
  const bucket = {
    key: `audited-refusal:key-${key.id}`,
    hits: refusalsAnHour,
    seconds: hours(1) / seconds(1),
  }
  if ((await takeFromBucket(db, bucket, now())).refusedFor > 0) return
  await db.insert(auditLog).values({
    actorId: key.createdBy,
    apiKeyId: key.id,
    action: 'refuse',
    entity: 'api-key',
    entityId: String(key.id),
    after: { code },
    requestId,
  })
}

interface Read extends Access {
  params: Record<string, string | number> | undefined
  list: ListRequest
}

/** Staff read what belongs to customers. Recorded before the response: nothing is read without a trace. */
export async function recordRead({ database: { db } }: ApiDeps, read: Read): Promise<void> {
  const { route, session, context, params, list } = read
  if (!route.reads || !isPermitted(session.viewer, route.reads.permission)) return
  const { id, ...others } = params ?? {}
  await insertOnce(db, {
    actorId: session.viewer.id,
    apiKeyId: session.apiKeyId ?? null,
    entity: route.reads.entity,
    entityId: id === undefined ? null : String(id),
    filter: filterJson({ ...others, ...list.where }),
    requestId: context.env.requestId,
  })
}

/** PostgreSQL refuses half a surrogate pair in JSON. */
function filterJson(filter: Record<string, string | number | boolean>): string | null {
  const entries = Object.entries(filter).map(
    ([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value] as const,
  )
  return entries.length > 0 ? JSON.stringify({ filter: Object.fromEntries(entries) }) : null
}

interface ReadEntry {
  actorId: number
  apiKeyId: number | null
  entity: AuditEntity
  entityId: string | null
  filter: string | null
  requestId: string
}

/** The back office reads a screen again and again: the same within ten minutes is one entry. */
async function insertOnce(
  db: Drizzle,
  { actorId, apiKeyId, entity, entityId, filter, requestId }: ReadEntry,
): Promise<void> {
  await db.execute(sql`
    insert into audit_log (actor_id, api_key_id, action, entity, entity_id, after, request_id)
    select ${actorId}, ${apiKeyId}::integer, 'read', ${entity}, ${entityId}::text, ${filter}::jsonb, ${requestId}
    where not exists (
      select from audit_log
      where actor_id = ${actorId} and api_key_id is not distinct from ${apiKeyId}::integer and at > now() - interval '10 minutes' and action = 'read' and entity = ${entity}
        and entity_id is not distinct from ${entityId}::text and after is not distinct from ${filter}::jsonb
    )`)
}
