import { sql } from 'drizzle-orm'

/** The last recalculation of prices in CUP that was not undone: `rate` and `at`, or no row. */
export const standingRate = sql`
  select (done.after ->> 'rate')::float8 as rate, done.at from audit_log as done
  where done.entity = 'recalculation' and done.action = 'update' and not exists (
    select from audit_log as undone
    where undone.entity = 'recalculation' and undone.action = 'delete' and undone.entity_id = done.entity_id
  )
  order by done.id desc limit 1`
