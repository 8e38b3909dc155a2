import type { Drizzle } from '@tecnoclick/database/connect'
import { scheduledJobs } from '@tecnoclick/database/schema/platform/scheduled-jobs'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Job, JobDeps } from './job.ts'

export interface Scheduler {
  /** Waits for the running job. */
  stop(): Promise<void>
}

/** Longer than any job takes. A job whose worker died is due again when its lease ends. */
const leaseMs = minutes(5)
const retryAfterFailureMs = minutes(1)

/** Runs each job when it is due, in one of the processes that share the database. */
export function startScheduler(
  jobs: Readonly<Record<string, Job>>,
  deps: JobDeps,
  { pollMs = seconds(5) } = {},
): Scheduler {
  const { database, now, tracer } = deps
  const log = deps.log.child({ part: 'jobs' })
  let isRegistered = false
  let isStopped = false
  let poll = runDueJobs()
  let timer: NodeJS.Timeout | undefined

  async function runDueJobs(): Promise<void> {
    try {
      if (!isRegistered) await register(database.db, jobs, now())
      isRegistered = true
      while (!isStopped) {
        const name = await claimDueJob(database.db, Object.keys(jobs), now())
        if (name === undefined) break
        await runJob(name)
      }
    } catch (error) {
      log.warn({ err: error }, 'scheduled jobs cannot be read, trying again')
    }
    if (!isStopped) timer = setTimeout(() => (poll = runDueJobs()), pollMs)
  }

  async function runJob(name: string): Promise<void> {
    const job = jobs[name]
    if (!job) return
    const startedAt = now().getTime()
    let pauseMs = job.everyMs
    try {
      const run = () => job.run({ ...deps, log })
      await (tracer ? tracer.trace(`job ${name}`, {}, run) : run())
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed')
      pauseMs = Math.min(pauseMs, retryAfterFailureMs)
    }
    const nextRunAt = new Date(startedAt + pauseMs)
    await database.db.update(scheduledJobs).set({ nextRunAt }).where(eq(scheduledJobs.name, name))
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await poll
    },
  }
}

async function register(db: Drizzle, jobs: Readonly<Record<string, Job>>, now: Date): Promise<void> {
  const rows = Object.entries(jobs).map(([name, { everyMs }]) => ({
    name,
    nextRunAt: new Date(now.getTime() + everyMs),
  }))
  await db.insert(scheduledJobs).values(rows).onConflictDoNothing()
}

async function claimDueJob(db: Drizzle, names: string[], now: Date): Promise<string | undefined> {
  // As a sub-select this could run again and lock a second row; a WITH query runs once.
  const due = db.$with('due').as(
    db
      .select({ name: scheduledJobs.name })
      .from(scheduledJobs)
      .where(and(inArray(scheduledJobs.name, names), lte(scheduledJobs.nextRunAt, now)))
      .orderBy(asc(scheduledJobs.nextRunAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  )
  const [claimed] = await db
    .with(due)
    .update(scheduledJobs)
    .set({ nextRunAt: new Date(now.getTime() + leaseMs) })
    .from(due)
    .where(eq(scheduledJobs.name, due.name))
    .returning({ name: scheduledJobs.name })
  return claimed?.name
}
