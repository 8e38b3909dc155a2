import { seconds } from '@tecnoclick/domain/platform/duration'
import { type Runner, run } from 'graphile-worker'
import { workerOptions, workerPool } from './graphile-options.ts'
import type { Job, JobDeps } from './job.ts'

export interface PeriodicRunner {
  stop(): Promise<void>
}

const firstPause = seconds(1)
const longestPause = seconds(10)
const patience = seconds(5)
/** Two seconds apart. */
const failuresBelieved = 3

/**
 * Runs the jobs by graphile-worker, which sees to it that several processes start each turn once. It ends when it cannot
 * write down a finished job, so it is started anew until `stop`. Resolves after the first start, successful or not.
 */
export async function startPeriodicRunner(
  url: string,
  jobs: Readonly<Record<string, Job>>,
  deps: JobDeps,
): Promise<PeriodicRunner> {
  const log = deps.log.child({ part: 'jobs' })
  const pool = workerPool(url, log)
  const stopping = Promise.withResolvers<void>()
  let stopped = false
  let runner: Runner | undefined

  async function startOnce(): Promise<void> {
    runner = await run(workerOptions(pool, jobs, { ...deps, log }))
    endWhenStuck(runner)
    // Stopped while it was starting.
    if (stopped) await runner.stop()
  }

  async function keepRunning(first: Promise<void>): Promise<void> {
    let start = first
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      let cause: unknown
      try {
        await start
        pause = firstPause
        await runner?.promise
      } catch (error) {
        cause = error
      }
      if (stopped) return
      log.warn({ err: cause }, 'periodic jobs ended, starting them again')
      await Promise.race([stopping.promise, delay(pause)])
      if (stopped) return
      start = startOnce()
    }
  }

  const first = startOnce()
  const ended = keepRunning(first)
  await first.catch(() => {})

  return {
    async stop() {
      stopped = true
      stopping.resolve()
      // With the database away graphile-worker sleeps through its own shutdown for up to a minute and a half.
      await Promise.race([delay(patience), shutDown()])
    },
  }

  async function shutDown(): Promise<void> {
    await runner
      ?.stop()
      .catch((error: unknown) => log.debug({ err: error }, 'periodic jobs had ended already'))
    await ended
    await pool.end()
  }
}

/**
 * graphile-worker keeps the outcome of its first look at the table of tasks, also when it was a lost connection: such a runner
 * looks alive and never gets a job again.
 */
function endWhenStuck(runner: Runner): void {
  let failures = 0
  const reset = () => {
    failures = 0
  }
  runner.events.on('worker:getJob:empty', reset)
  runner.events.on('job:start', reset)
  runner.events.on('worker:getJob:error', () => {
    failures += 1
    // Not in the midst of its own error handling. Refused only when it is ending already.
    if (failures === failuresBelieved) setImmediate(() => runner.stop('it gets no jobs').catch(() => {}))
  })
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
