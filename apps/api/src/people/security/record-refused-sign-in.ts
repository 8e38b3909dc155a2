import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { redactQueryValues } from '../../platform/http/redact-query-values.ts'

/** Beyond this the failures of an account say nothing new, and a flood must not fill the log. */
const auditedFailuresAnHour = 20

interface Attempt {
  network: string
  requestId: string
}

/**
 * For accounts that exist: a wrong password or a wrong second step (platform.md#audit-log). Not awaited, because the
 * response time would disclose that the account exists.
 */
export function recordRefusedSignIn(deps: ApiDeps, userId: number, attempt: Attempt): void {
  insertRefusedSignIn(deps, userId, attempt).catch((error) =>
    deps.log.warn({ err: redactQueryValues(error) }, 'a refused sign-in was not recorded'),
  )
}

async function insertRefusedSignIn(
  { database: { db }, now }: ApiDeps,
  userId: number,
  { network, requestId }: Attempt,
): Promise<void> {
  const bucket = {
    key: `audited-sign-in:${userId}`,
    hits: auditedFailuresAnHour,
    seconds: hours(1) / seconds(1),
  }
  if ((await takeFromBucket(db, bucket, now())).refusedFor > 0) return
  await db.insert(auditLog).values({
    action: 'sign-in-refused',
    entity: 'session',
    entityId: String(userId),
    after: { network },
    requestId,
  })
}
