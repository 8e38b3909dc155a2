import type { Database } from '@tecnoclick/database/connect'
import type { Logger } from 'pino'

export interface JobDeps {
  database: Database
  log: Logger
  now(): Date
  /** The shop's own address, where it is known: no request tells it here. */
  publicUrl?: string | undefined
}

/** Work that returns. It runs once per turn in one process, and may be repeated after a crash. */
export interface Job {
  /** Minute, hour, day, month, weekday in UTC; a minute is the finest grain. */
  cron: string
  run(deps: JobDeps): Promise<void>
}
