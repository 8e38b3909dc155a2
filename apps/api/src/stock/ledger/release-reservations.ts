import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Drizzle } from '@tecnoclick/database/connect'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { hours } from '@tecnoclick/domain/platform/duration'
import { reservationPause } from '@tecnoclick/domain/stock/reservation-term'
import { eq, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { releaseReservation } from './release-reservation.ts'

/** One transaction per cart, which keeps locks short and makes a crash harmless. */
export async function releaseReservations({ database: { db }, log, now }: JobDeps): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from carts where reserved_until <= ${now().toISOString()}::timestamptz order by reserved_until`)
  await forgetTerms(db, now())
  let released = 0
  for (const { id } of rows) if (await releaseReservation(db, id, now())) released += 1
  if (released > 0) log.info({ released }, 'reservations released')
}

/** After the pause the next reservation begins a new term. */
async function forgetTerms(db: Drizzle, now: Date): Promise<void> {
  const { key, value } = settings
  const rows = await db.select({ key, value }).from(settings).where(eq(key, 'maxReservationHours'))
  const kept = hours(readSettings(rows).maxReservationHours) + reservationPause
  const before = new Date(now.getTime() - kept).toISOString()
  await db.execute(sql`delete from reservation_terms where started_at <= ${before}::timestamptz`)
}
