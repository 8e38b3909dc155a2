import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { apiKeys } from '../people/api-keys.ts'
import { users } from '../people/users.ts'

/** Who changed which row, and how. Append-only: a trigger refuses changes. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** Null for the system itself (jobs, seeds). */
    actorId: integer('actor_id').references(() => users.id),
    /** A program acted; `actorId` is the person who answers for its key. */
    apiKeyId: integer('api_key_id').references(() => apiKeys.id),
    action: varchar('action', { length: 60 }).notNull(),
    entity: varchar('entity', { length: 40 }).notNull(),
    entityId: varchar('entity_id', { length: 64 }),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    requestId: varchar('request_id', { length: 64 }),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_entity').on(t.entity, t.entityId, t.at),
    index('audit_log_actor').on(t.actorId, t.at),
    index('audit_log_api_key').on(t.apiKeyId, t.at).where(sql`${t.apiKeyId} is not null`),
  ],
)
