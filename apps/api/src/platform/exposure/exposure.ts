import { type Database, inTransaction } from '@tecnoclick/database/connect'
import { endDemoSessions } from '@tecnoclick/database/demo-accounts'
import { exposureSigns } from '@tecnoclick/database/schema/platform/exposure-signs'
import { gte, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import { redactQueryValues } from '../http/redact-query-values.ts'

/** What a request showed, and when. */
export interface ExposureSign {
  sign: string
  seenAt: Date
}

/** Whether other machines can reach the shop (people.md#demo-accounts). */
export interface Exposure {
  /** By its configuration, or by a sign that any process has seen since the start. */
  isExposed(): Promise<boolean>
  /** Undefined where the configuration says it already. */
  findSign(): Promise<ExposureSign | undefined>
  admitsDemoAccounts(): Promise<boolean>
  /** A request came through a proxy: demo accounts are refused in all processes. */
  note(sign: string): Promise<void>
}

export interface ExposureOptions {
  database: Pick<Database, 'db'>
  log: Logger
  now(): Date
  /** PUBLIC_URL, TRUST_PROXY or HOST expose the shop. */
  isConfigured: boolean
  /** DEMO=1. */
  demoSignIn: boolean
  /** Of the shop, not of this process: signs from before do not count. */
  startedAt: Date
}

export function createExposure(options: ExposureOptions): Exposure {
  const { database, log, now, isConfigured, demoSignIn, startedAt } = options
  const { db } = database
  let known: ExposureSign | undefined
  let storing: Promise<void> | undefined

  async function findSign(): Promise<ExposureSign | undefined> {
    if (isConfigured || known) return known
    const [found] = await db
      .select({ sign: exposureSigns.sign, seenAt: exposureSigns.seenAt })
      .from(exposureSigns)
      .where(gte(exposureSigns.seenAt, startedAt))
    known ??= found
    return known
  }

  async function isExposed(): Promise<boolean> {
    return isConfigured || (await findSign()) !== undefined
  }

  /** The first sign since the start stays. Sessions end in the same transaction. */
  function store(seen: ExposureSign): Promise<void> {
    return inTransaction(db, async (tx) => {
      await tx
        .insert(exposureSigns)
        .values({ id: 1, ...seen })
        .onConflictDoUpdate({
          target: exposureSigns.id,
          set: seen,
          setWhere: lt(exposureSigns.seenAt, startedAt),
        })
      if (!demoSignIn) await endDemoSessions(tx)
    })
  }

  return {
    isExposed,
    findSign,
    admitsDemoAccounts: async () => demoSignIn || !(await isExposed()),
    async note(sign) {
      if (isConfigured) return
      // Known to this process even if the database is away.
      known ??= { sign: sign.slice(0, 300), seenAt: now() }
      storing ??= store(known).then(() => log.warn({ sign }, 'the shop is reached through a proxy'))
      await storing.catch((error: unknown) => {
        storing = undefined
        log.warn({ err: redactQueryValues(error) }, 'a sign of a proxy was not stored')
      })
    },
  }
}
