import type { DoneRecalculation } from '@tecnoclick/contract/catalogue/recalculation/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'
import { entity } from './recalculate-prices.ts'

const shown = 20

/** From the audit log: the batches of one recalculation are one row, undone when all of them are. */
export async function listRecalculations(db: Drizzle, id?: string): Promise<List<DoneRecalculation>> {
  const wanted = id === undefined ? sql`true` : sql`entity_id = ${id}`
  const { rows } = await db.execute<{ found: DoneRecalculation }>(sql`
    select json_build_object(
      'id', r.id, 'date', ${wireDate(sql`r.at`)}, 'actor', (select email from users where users.id = r.actor_id),
      'rate', (r.rule ->> 'rate')::float8, 'step', (r.rule ->> 'step')::integer, 'direction', r.rule ->> 'direction',
      'changed', r.changed, 'undone', r.undone
    ) as found
    from (
      select entity_id as id, min(at) as at, min(actor_id) as actor_id,
        (array_agg(after - 'prices') filter (where action = 'update'))[1] as rule,
        coalesce(sum(jsonb_array_length(after -> 'prices')) filter (where action = 'update'), 0)::integer as changed,
        count(*) filter (where action = 'delete') >= count(*) filter (where action = 'update') as undone
      from audit_log where entity = ${entity} and ${wanted} group by entity_id
    ) as r
    where r.rule is not null order by r.at desc limit ${shown}`)
  return { data: rows.map(({ found }) => found), total: rows.length }
}
