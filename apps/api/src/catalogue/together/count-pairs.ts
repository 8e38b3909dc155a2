import { inTransaction } from '@tecnoclick/database/connect'
import { countBoughtTogether } from '@tecnoclick/database/count-bought-together'
import { sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'

export async function countPairs({ database: { db }, log, now }: JobDeps): Promise<void> {
  const pairs = await inTransaction(db, async (tx) => {
    // A year of a large shop takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = '120s'`)
    return countBoughtTogether(tx, now())
  })
  log.debug({ pairs }, 'counted what is bought together')
}
