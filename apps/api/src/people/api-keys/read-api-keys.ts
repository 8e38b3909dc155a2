import type { ApiKey } from '@tecnoclick/contract/people/api-keys/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { apiKeyStates } from '@tecnoclick/domain/people/api-key'
import { permissions } from '@tecnoclick/domain/people/permissions'
import { type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { staffName, staffNameOf } from '../../platform/staff-name.ts'

export const apiKeyFields = {
  id: 'integer',
  name: 'text',
  state: 'text',
  search: 'text',
  createdDate: 'text',
  expiresDate: 'text',
  lastUsedDate: 'text',
} as const

/** With the state of `apiKeyState` in `domain`, for filters. */
function keysAt(now: Date): SQL {
  return sql`(
    select k.*, ${staffName} as creator,
      ${staffNameOf(sql`k.revoked_by`)} as revoker,
      case
        when k.revoked_at is not null then 'revoked'
        when k.expires_at <= ${now.toISOString()}::timestamptz then 'expired'
        when not u.enabled or u.staff_role is null then 'suspended'
        else 'active'
      end as state
    from api_keys as k join users as u on u.id = k.created_by left join profiles as p on p.user_id = u.id
  ) as k`
}

const definition: ListDefinition = {
  filters: {
    id: (value) => sql`k.id = ${value}`,
    name: (value) => sql`lower(k.name) = lower(${value}::text)`,
    state: (value) =>
      apiKeyStates.some((state) => state === value) ? sql`k.state = ${value}::text` : undefined,
    search: (value) => containsWords(sql`concat_ws(' ', k.name, k.prefix, k.creator)`, value),
  },
  sorts: {
    id: sql`k.id`,
    name: sql`k.name collate "es-x-icu"`,
    createdDate: sql`k.created_at`,
    expiresDate: sql`k.expires_at`,
    lastUsedDate: sql`k.last_used_at`,
  },
  nullableSorts: ['lastUsedDate'],
  defaultSort: sql`(k.state = 'active') desc, k.created_at desc`,
  tieBreaker: sql`k.id desc`,
}

const keyJson = sql`json_build_object(
  'id', k.id, 'name', k.name, 'prefix', k.prefix, 'state', k.state,
  'permissions', k.permissions, 'networks', k.networks, 'limitPerMinute', k.limit_per_minute,
  'createdBy', k.creator, 'createdDate', ${wireDate(sql`k.created_at`)}, 'expiresDate', ${wireDate(sql`k.expires_at`)},
  'lastUsedDate', ${wireDate(sql`k.last_used_at`)}, 'lastUsedNetwork', k.last_used_network,
  'revokedDate', ${wireDate(sql`k.revoked_at`)}, 'revokedBy', k.revoker
)`

export async function listKeys(db: Drizzle, list: ListRequest, now: Date): Promise<List<ApiKey> | Refusal> {
  const source = { from: keysAt(now), key: sql`k.id`, row: keyJson }
  const found = await listQuery<ApiKey>(db, source, definition, list)
  return isRefusal(found) ? found : { ...found, data: found.data.map(withKnownPermissions) }
}

export async function findKey(db: Drizzle | Transaction, id: number, now: Date): Promise<ApiKey | undefined> {
  const { rows } = await db.execute<{ found: ApiKey }>(
    sql`select ${keyJson} as found from ${keysAt(now)} where k.id = ${id}`,
  )
  const [row] = rows
  return row && withKnownPermissions(row.found)
}

/** A permission of an older version may no longer exist. */
function withKnownPermissions(key: ApiKey): ApiKey {
  return { ...key, permissions: permissions.filter((permission) => key.permissions.includes(permission)) }
}
