import type { OwnAlerts } from '@tecnoclick/contract/stock/ledger/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/session/token.ts'

export function findOwnAlerts(db: Drizzle, token: string): Promise<OwnAlerts | Refusal> {
  return read(
    db,
    sql`
    select email, (
      select count(*)::integer from stock_alerts as other
      where lower(other.email) = lower(known.email) and other.notified_at is null
    ) as waiting
    from stock_alerts as known where token_hash = ${hashToken(token)}`,
  )
}

/** Ends every alert that the address still waits for, by whoever asked for it. */
export function endOwnAlerts(db: Drizzle, token: string): Promise<OwnAlerts | Refusal> {
  return read(
    db,
    sql`
    with known as (select email from stock_alerts where token_hash = ${hashToken(token)}),
      ended as (
        delete from stock_alerts using known
        where lower(stock_alerts.email) = lower(known.email) and stock_alerts.notified_at is null
      )
    select email, 0 as waiting from known`,
  )
}

async function read(db: Drizzle, query: SQL): Promise<OwnAlerts | Refusal> {
  const { rows } = await db.execute<{ email: string; waiting: number }>(query)
  const [found] = rows
  return found ?? refuse('notFound')
}
