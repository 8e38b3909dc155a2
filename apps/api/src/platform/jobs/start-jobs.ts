import type { Database } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { Logger } from 'pino'
import { jobs } from '../../jobs.ts'
import { startMailLoop } from '../mail/mail-loop.ts'
import { createOutboxSweeper } from '../mail/sweep-outbox.ts'
import type { MailTransport } from '../mail/transport.ts'
import { startPeriodicRunner } from './periodic-runner.ts'

export interface JobsOptions {
  database: Database
  /** Of the same database: graphile-worker holds connections of its own. */
  url: string
  /** Handed over: `stop` closes it. */
  transport: MailTransport
  log: Logger
  now(): Date
  publicUrl?: string | undefined
}

export interface Jobs {
  /** To be called after a commit that queued a mail; any number of calls are one sweep. */
  wakeMail(): void
  /** Finishes running jobs within the server's 10 s (platform.md#constants). */
  stop(): Promise<void>
}

const drain = seconds(7)

/** The shop's background work: mail and periodic jobs. Any number of processes may run it beside one another. */
export async function startJobs({
  database,
  url,
  transport,
  log,
  now,
  publicUrl,
}: JobsOptions): Promise<Jobs> {
  const mailLog = log.child({ part: 'mail' })
  const sweeper = createOutboxSweeper({ db: database.db, transport, log: mailLog, now })
  const mail = startMailLoop(sweeper, { log: mailLog })
  const periodic = await startPeriodicRunner(url, jobs, { database, log, now, publicUrl })

  async function stopMail(): Promise<void> {
    const giveUp = setTimeout(() => transport.close(), drain)
    await mail.stop()
    clearTimeout(giveUp)
    transport.close()
  }

  return {
    wakeMail: mail.wake,
    async stop() {
      await Promise.all([stopMail(), periodic.stop()])
    },
  }
}
