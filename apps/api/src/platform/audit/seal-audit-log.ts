import { sealAuditLog as seal } from '@tecnoclick/database/audit-chain'
import type { JobDeps } from '../jobs/job.ts'

/** Adds new entries to the hash chain (platform.md#audit-log). */
export async function sealAuditLog({ database: { db } }: JobDeps): Promise<void> {
  await seal(db)
}

/** Finds an entry that was committed so late that the frequent job no longer looks at its id. */
export async function sealStragglers({ database: { db }, log }: JobDeps): Promise<void> {
  const sealed = await seal(db, { everything: true })
  if (sealed > 0) log.info({ sealed }, 'audit entries sealed late')
}
