import type { EditableEndpoints, ReadableEndpoints } from '@tecnoclick/contract/platform/editable'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { keysOf, pick } from '@tecnoclick/domain/platform/fields'
import { and, eq, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AuditEntity } from '../audit/audit-entity.ts'
import { actorOf } from '../audit/record-audit.ts'
import type { ApiDeps } from '../deps.ts'
import { isRefusal, refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { listTable } from '../listing/list-query.ts'
import type { ListFields } from '../listing/list-request.ts'
import { insertAudited, updateVersioned } from './audited-writes.ts'
import { transact } from './transact.ts'

type EditableTable = PgTable & { id: PgColumn; version: PgColumn }
type Versioned = { version?: number | undefined }

export interface EditableResource<T extends EditableTable, Row, New, Change extends Versioned> {
  /** The entity name in the audit log and the API reference. */
  entity: AuditEntity
  table: T
  endpoints: EditableEndpoints<Row, New, Change>
  schemas: { row: z.ZodType<Row>; create: z.ZodType<New>; change: z.ZodType<Change> }
  /** Filter and sort fields of the list. */
  fields: ListFields
  /** Restricts the listed rows; all by default. */
  visible?: SQL | undefined
  /** Where staff read the rows that `visible` leaves out. */
  staff?: { endpoints: ReadableEndpoints<Row>; permission: Permission }
  /** `read` if the public reads the rows in another shape; without it everyone reads these. */
  permissions: { read?: Permission; write: Permission }
  serialize(row: T['$inferSelect']): Row
  toInsert(body: New): T['$inferInsert']
  toChange(body: Change): Partial<T['$inferSelect']>
}

/** The routes of a resource that staff edit, versioned and audited. Reading is public by default. */
export function editableRoutes<T extends EditableTable, Row, New, Change extends Versioned>(
  { database: { db } }: ApiDeps,
  {
    entity,
    table,
    endpoints,
    schemas,
    fields,
    visible,
    staff,
    permissions,
    serialize,
    toInsert,
    toChange,
  }: EditableResource<T, Row, New, Change>,
): Route[] {
  const reading = permissions.read
    ? ({ access: 'admin', permission: permissions.read } as const)
    : ({ access: 'public', cacheControl: 'public, max-age=60' } as const)
  const everyRow = staff && ({ access: 'admin', permission: staff.permission } as const)
  const writing = { access: 'admin', permission: permissions.write } as const

  const reads = (from: ReadableEndpoints<Row>, access: typeof reading, which: SQL | undefined, note = '') => [
    route(
      from.list,
      { ...access, summary: `List of ${entity} rows${note}`, list: fields, response: listOf(schemas.row) },
      async ({ list }) => {
        const { data, total } = await listTable(db, table, list, which)
        return { data: data.map(serialize), total }
      },
    ),
    route(
      from.get,
      { ...access, summary: `One ${entity}${note}`, params: idParams, response: schemas.row },
      async ({ params }) => {
        const [row] = await db
          .select()
          .from<EditableTable>(table)
          .where(and(eq(table.id, params.id), which))
        return row ? serialize(row) : refuse('notFound')
      },
    ),
  ]

  return [
    ...reads(endpoints, reading, visible),
    ...(staff && everyRow ? reads(staff.endpoints, everyRow, undefined, ', hidden or not') : []),
    route(
      endpoints.create,
      {
        ...writing,
        summary: `Add a ${entity}`,
        ...(mayConflict(table) && { refusals: ['conflict'] }),
        body: schemas.create,
        response: schemas.row,
        status: 201,
      },
      (input) =>
        transact(db, async (tx) =>
          serialize(await insertAudited(tx, actorOf(input), { table, entity, values: toInsert(input.body) })),
        ),
    ),
    route(
      endpoints.update,
      {
        ...writing,
        summary: `Change a ${entity}`,
        params: idParams,
        body: schemas.change,
        response: schemas.row,
      },
      (input) =>
        transact(db, async (tx) => {
          const { id } = input.params
          const change = { table, entity, id, version: input.body.version, changes: toChange(input.body) }
          const row = await updateVersioned(tx, actorOf(input), change)
          return isRefusal(row) ? row : serialize(row)
        }),
    ),
  ]
}

/** The row on the wire where its columns stand there as they are: those that the schema names. */
export function picked<Row extends object>(schema: z.ZodType<Row> & { shape: Record<keyof Row, unknown> }) {
  const keys = keysOf(schema.shape)
  return (row: Row) => pick(row, keys)
}

/** A row that refers to others, or has a field that no other row may have. */
function mayConflict(table: PgTable): boolean {
  const { columns, foreignKeys, indexes, uniqueConstraints } = getTableConfig(table)
  return (
    foreignKeys.length > 0 ||
    uniqueConstraints.length > 0 ||
    columns.some(({ isUnique }) => isUnique) ||
    indexes.some(({ config }) => config.unique)
  )
}
