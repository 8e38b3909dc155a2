import { signInCodes } from '@tecnoclick/database/schema/people/sign-in-codes'
import { phoneCodes } from '@tecnoclick/database/schema/people/sms'
import { activationKeys, knownNetworks, recoveryCodes } from '@tecnoclick/database/schema/people/users'
import { days } from '@tecnoclick/domain/platform/duration'
import { inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** As long as wrong guesses of recovery codes count. */
const keptFor = days(30)
/** A network that an account has not signed in from for so long is a stranger's again. */
const networksKeptFor = days(180)

export async function purgeAccountKeys({ database: { db }, log, now }: JobDeps): Promise<void> {
  const ago = (span: number) => new Date(now().getTime() - span)
  let removed = 0
  for (const table of [activationKeys, recoveryCodes, signInCodes]) {
    removed += await inBatches(async (limit) => {
      const old = db
        .select({ id: table.id })
        .from(table)
        .where(lte(table.expiresAt, ago(keptFor)))
        .limit(limit)
      const { rowCount } = await db.delete(table).where(inArray(table.id, old))
      return rowCount ?? 0
    })
  }
  await db.delete(phoneCodes).where(lte(phoneCodes.expiresAt, now()))
  await db.delete(knownNetworks).where(lte(knownNetworks.lastSeenAt, ago(networksKeptFor)))
  if (removed > 0) log.info({ removed }, 'old activation keys and codes removed')
}
