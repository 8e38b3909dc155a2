import { seconds } from '@tecnoclick/domain/platform/duration'
import { parseCronItems, type RunnerOptions, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import { graphileLogger } from './graphile-logger.ts'
import type { Job, JobDeps } from './job.ts'

export function workerOptions(
  pgPool: Pool,
  jobs: Readonly<Record<string, Job>>,
  deps: JobDeps,
): RunnerOptions {
  const taskList: TaskList = {}
  for (const [name, job] of Object.entries(jobs)) taskList[name] = () => job.run(deps)
  return {
    pgPool,
    taskList,
    parsedCronItems: parseCronItems(
      // By its key a turn replaces one that failed or was never run: turns do not pile up.
      Object.entries(jobs).map(([task, { cron }]) => ({
        task,
        match: cron,
        options: { jobKey: task, maxAttempts: 3 },
      })),
    ),
    concurrency: 1,
    logger: graphileLogger(deps.log),
    // The server has its own way to stop.
    noHandleSignals: true,
    preset: {
      worker: {
        // Without a batch graphile-worker does not wait for this statement, and its failure would end the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  }
}

/** Apart from the shop's pool: one connection listens for good, and jobs must not take those of customers. */
export function workerPool(url: string, log: Logger): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 3,
    application_name: 'tecnoclick-jobs',
    connectionTimeoutMillis: seconds(5),
    keepAlive: true,
  })
  const onError = (error: Error) => log.debug({ err: error }, 'connection of the jobs lost')
  pool.on('error', onError)
  // Also while it is in use: an error nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
