import type { List } from '@tecnoclick/contract/platform/wire'
import type { ResetCount } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, listQuery } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'

export const countFields = {
  id: 'integer',
  resetId: 'integer',
  model: 'text',
  worked: 'integer',
  failed: 'integer',
  search: 'text',
} as const

/** A number, as lists have; of 2^28, so that no two of the shop's models are the same. */
const key = sql`('x' || left(md5(concat(c.reset_id, '-', c.model)), 7))::bit(28)::integer`

const definition: ListDefinition = {
  filters: {
    id: (value) => sql`${key} = ${value}`,
    resetId: (value) => sql`c.reset_id = ${value}`,
    model: (value) => sql`c.model = upper(${value})`,
    worked: (value) => sql`c.worked = ${value}`,
    failed: (value) => sql`c.failed = ${value}`,
    search: (value) => containsWords(sql`concat_ws(' ', b.name, r.model, r.type_file, c.model)`, value),
  },
  sorts: {
    id: sql`r.model collate "es-x-icu"`,
    model: sql`c.model`,
    worked: sql`c.worked`,
    failed: sql`c.failed`,
  },
  defaultSort: sql`c.failed desc`,
  tieBreaker: sql`c.reset_id, c.model`,
}

/** How often each file worked with each model, most failures first. */
export function listCounts(db: Drizzle, list: ListRequest): Promise<List<ResetCount> | Refusal> {
  const source = {
    from: sql`reset_counts as c join resets as r on r.id = c.reset_id join brands as b on b.id = r.brand_id`,
    key,
    row: sql`json_build_object('id', ${key}, 'resetId', r.id, 'brand', b.name, 'fileModel', r.model, 'typeFile', r.type_file,
      'model', c.model, 'worked', c.worked, 'failed', c.failed)`,
  }
  return listQuery<ResetCount>(db, source, definition, list, sql`c.worked + c.failed > 0`)
}
