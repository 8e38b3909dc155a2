import { sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { releaseReservation } from './release-reservation.ts'

/** One transaction per cart, which keeps locks short and makes a crash harmless. */
export async function releaseReservations({ database: { db }, log, now }: JobDeps): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from carts where reserved_until <= ${now().toISOString()}::timestamptz order by reserved_until`)
  let released = 0
  for (const { id } of rows) if (await releaseReservation(db, id, now())) released += 1
  if (released > 0) log.info({ released }, 'reservations released')
}
