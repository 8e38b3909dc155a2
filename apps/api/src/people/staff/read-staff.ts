import type { Invitation, StaffMember } from '@tecnoclick/contract/people/staff/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { type SQL, sql } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'

export const staffFields = {
  id: 'integer',
  email: 'text',
  name: 'text',
  staffRole: 'text',
  enabled: 'boolean',
  search: 'text',
  createdDate: 'text',
  lastSeenDate: 'text',
} as const

const people = sql`(
  select u.*, concat_ws(' ', p.name, p.lastname) as name,
    greatest(u.last_sign_in_at, (select max(s.last_seen_at) from sessions as s where s.user_id = u.id)) as last_seen_at,
    exists (select from passkeys as k where k.user_id = u.id)
      or exists (select from totp_secrets as t where t.user_id = u.id and t.confirmed_at is not null) as second_factor
  from users as u left join profiles as p on p.user_id = u.id where u.role = 'admin'
) as u`

const definition: ListDefinition = {
  filters: {
    id: (value) => sql`u.id = ${value}`,
    email: (value) => sql`lower(u.email) = lower(${value}::text)`,
    staffRole: (value) => sql`u.staff_role = ${value}`,
    enabled: (value) => sql`u.enabled = ${value}`,
    search: (value) => containsWords(sql`concat_ws(' ', u.email, u.name)`, value),
  },
  sorts: {
    id: sql`u.id`,
    email: sql`u.email`,
    name: sql`u.name collate "es-x-icu"`,
    staffRole: sql`u.staff_role`,
    createdDate: sql`u.created_at`,
    lastSeenDate: sql`u.last_seen_at`,
  },
  nullableSorts: ['lastSeenDate'],
  defaultSort: sql`u.created_at`,
  tieBreaker: sql`u.id`,
}

const memberJson = sql`json_build_object(
  'id', u.id, 'email', u.email, 'name', u.name, 'staffRole', u.staff_role, 'enabled', u.enabled,
  'secondFactor', u.second_factor,
  'createdDate', ${wireDate(sql`u.created_at`)}, 'lastSeenDate', ${wireDate(sql`u.last_seen_at`)},
  'version', u.version
)`

export async function listStaff(db: Drizzle, list: ListRequest): Promise<List<StaffMember> | Refusal> {
  return listQuery<StaffMember>(db, { from: people, key: sql`u.id`, row: memberJson }, definition, list)
}

export async function findMember(db: Drizzle | Transaction, id: number): Promise<StaffMember | undefined> {
  const { rows } = await db.execute<{ found: StaffMember }>(
    sql`select ${memberJson} as found from ${people} where u.id = ${id}`,
  )
  return rows[0]?.found
}

/** Those that were not answered, withdrawn or replaced; the newest first. */
export async function readInvitations(
  db: Drizzle | Transaction,
  now: Date,
  only: SQL = sql`true`,
): Promise<List<Invitation>> {
  const { rows } = await db.execute<{ found: Invitation }>(sql`
    select json_build_object(
      'id', i.id, 'email', i.email, 'staffRole', i.staff_role,
      'invitedBy', coalesce(nullif(concat_ws(' ', p.name, p.lastname), ''), u.email),
      'createdDate', ${wireDate(sql`i.created_at`)}, 'expiresDate', ${wireDate(sql`i.expires_at`)},
      'expired', i.expires_at <= ${now.toISOString()}::timestamptz
    ) as found
    from staff_invitations as i
    join users as u on u.id = i.invited_by left join profiles as p on p.user_id = u.id
    where i.ended_at is null and ${only} order by i.created_at desc, i.id desc`)
  return { data: rows.map(({ found }) => found), total: rows.length }
}
