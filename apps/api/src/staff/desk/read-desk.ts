import type { List } from '@tecnoclick/contract/platform/wire'
import type { Colleague, Desk, DeskEvent, StaffNote } from '@tecnoclick/contract/staff/desk/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { type Permission, rolesWith } from '@tecnoclick/domain/people/permissions'
import { type SQL, sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { staffName } from '../../platform/staff-name.ts'
import type { DeskSubject } from './desk-subjects.ts'

const people = sql`users as u left join profiles as p on p.user_id = u.id`

/** Undefined if there is no such record. */
export async function readDesk(
  db: Drizzle | Transaction,
  { table, column, history }: DeskSubject,
  id: number,
): Promise<Desk | undefined> {
  const { rows } = await db.execute<{
    assignee: Colleague | null
    notes: StaffNote[] | null
    history: DeskEvent[] | null
  }>(sql`
    select
      (
        select json_build_object('id', u.id, 'name', ${staffName})
        from assignments as a join ${people} on u.id = a.staff_id where a.${column} = r.id
      ) as assignee,
      (
        select json_agg(json_build_object(
          'id', n.id, 'text', n.text, 'author', json_build_object('id', u.id, 'name', ${staffName}),
          'date', ${wireDate(sql`n.created_at`)}
        ) order by n.id)
        from staff_notes as n join ${people} on u.id = n.author_id where n.${column} = r.id
      ) as notes,
      (${eventsOf(history(id))}) as history
    from ${table} as r where r.id = ${id}`)
  const [row] = rows
  return row && { assignee: row.assignee, notes: row.notes ?? [], history: row.history ?? [] }
}

function eventsOf(history: SQL): SQL {
  // Staff may buy too; but only staff number, correct and answer.
  const isStaff = sql`u.role = 'admin'
    and (h.actor_id is distinct from h.customer_id or h.event in ('number', 'answer', 'edit', 'reply'))`
  return sql`
    select json_agg(json_build_object(
      'at', ${wireDate(sql`h.at`)}, 'event', h.event, 'status', h.status, 'note', h.note,
      'by', case when ${isStaff} then ${staffName} end, 'byPerson', h.actor_id is not null
    ) order by h.id)
    from (${history}) as h left join (${sql`users as u left join profiles as p on p.user_id = u.id`}) on u.id = h.actor_id`
}

/** Staff who may take care of such a record. */
export async function listColleagues(db: Drizzle, permission: Permission): Promise<List<Colleague>> {
  const { rows: data } = await db.execute<Colleague>(sql`
    select u.id, ${staffName} as name from ${people} where ${isColleague(permission)}
    order by ${staffName} collate "es-x-icu", u.id`)
  return { data, total: data.length }
}

export function isColleague(permission: Permission): SQL {
  return sql`u.role = 'admin' and u.enabled and u.staff_role = any (${sql.param([...rolesWith(permission)])}::text[])`
}
