import { z } from 'zod'

export const auditActions = [
  'create',
  'update',
  'delete',
  'read',
  'sign-in',
  'sign-in-refused',
  'confirm',
  'refuse',
] as const

/** Who did what to which row, and when. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  date: z.iso.datetime(),
  /** Null for the shop itself. */
  actor: z.object({ id: z.number().int(), email: z.string(), name: z.string() }).nullable(),
  /** The key of a program; `actor` is then the person who answers for it. */
  apiKey: z.object({ id: z.number().int(), name: z.string(), prefix: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  /** The number of a document, or a name; null where it has none. */
  title: z.string().nullable(),
  requestId: z.string().nullable(),
})

/** With the row before and after the change, without secrets. */
export const auditDetailSchema = auditEntrySchema.extend({
  before: z.unknown(),
  after: z.unknown(),
  /** Of what these name by id, by `field:id`; without what is gone. */
  titles: z.record(z.string(), z.string()),
})

/** A `bigint` in the database. */
export const auditParams = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})

export type AuditEntry = z.infer<typeof auditEntrySchema>
export type AuditDetail = z.infer<typeof auditDetailSchema>
