import {
  type DeskEndpoints,
  messageDesk,
  orderDesk,
  serviceOrderDesk,
} from '@tecnoclick/contract/staff/desk/endpoints'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { type SQL, sql } from 'drizzle-orm'
import type { AuditEntity } from '../../platform/audit/audit-entity.ts'

/** A kind of record that staff work on together. */
export interface DeskSubject {
  /** As in the audit log. */
  entity: AuditEntity
  endpoints: DeskEndpoints
  read: Permission
  write: Permission
  table: SQL
  /** The column of `assignments` and `staff_notes`. */
  column: SQL
  /** The columns at, event, status, note, actor_id and customer_id of the record's history, in order. */
  history: (id: number) => SQL
}

export const deskSubjects = {
  order: {
    entity: 'order',
    endpoints: orderDesk,
    read: 'orders:read',
    write: 'orders:write',
    table: sql`orders`,
    column: sql`order_id`,
    history: (id) => sql`
      select h.id, h.at, h.event, h.status, h.note, h.actor_id, o.client_id as customer_id
      from order_history as h join orders as o on o.id = h.order_id where h.order_id = ${id}`,
  },
  serviceOrder: {
    entity: 'service order',
    endpoints: serviceOrderDesk,
    read: 'serviceOrders:read',
    write: 'serviceOrders:write',
    table: sql`service_orders`,
    column: sql`service_order_id`,
    history: (id) => sql`
      select h.id, h.at, h.event, h.status, h.note, h.actor_id, o.customer_id
      from service_order_history as h join service_orders as o on o.id = h.service_order_id
      where h.service_order_id = ${id}`,
  },
  message: {
    entity: 'contact message',
    endpoints: messageDesk,
    read: 'messages:read',
    write: 'messages:write',
    table: sql`contact_messages`,
    column: sql`message_id`,
    history: (id) => sql`
      select m.id, m.replied_at as at, 'reply' as event, '' as status, '' as note, m.replied_by as actor_id,
        m.user_id as customer_id
      from contact_messages as m where m.id = ${id} and m.replied_at is not null`,
  },
} as const satisfies Record<string, DeskSubject>

/** For lists: the records given to somebody, or with 0 to nobody. */
export function isAssignedTo(column: SQL, id: SQL, staffId: unknown): SQL {
  const given = sql`select from assignments as g where g.${column} = ${id}`
  return staffId === 0 ? sql`not exists (${given})` : sql`exists (${given} and g.staff_id = ${staffId})`
}
