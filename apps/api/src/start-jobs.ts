import type { Database } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { Logger } from 'pino'
import { jobs } from './jobs.ts'
import { startScheduler } from './platform/jobs/scheduler.ts'
import { startMailLoop } from './platform/mail/mail-loop.ts'
import type { MailSecrets } from './platform/mail/mail-secrets.ts'
import type { MailTransport } from './platform/mail/outgoing-mail.ts'
import { createOutboxSweeper } from './platform/mail/sweep-outbox.ts'

export interface JobsOptions {
  database: Database
  /** Closed by `stop`. */
  transport: MailTransport
  mailSecrets: MailSecrets
  log: Logger
  now(): Date
  publicUrl?: string | undefined
  jobPollMs?: number
}

export interface Jobs {
  /** To be called after a commit that queued a mail; concurrent calls cause one sweep. */
  wakeMail(): void
  /** Finishes running jobs within the server's 10 s (platform.md#constants). */
  stop(): Promise<void>
}

const drainMs = seconds(7)

/** The shop's background work: mail and periodic jobs. Any number of processes may run it beside one another. */
export function startJobs(options: JobsOptions): Jobs {
  const { database, transport, mailSecrets, log, now, publicUrl, jobPollMs } = options
  const mailLog = log.child({ part: 'mail' })
  const sweeper = createOutboxSweeper({ db: database.db, transport, mailSecrets, log: mailLog, now })
  const mail = startMailLoop(sweeper, { log: mailLog })
  const polling = jobPollMs === undefined ? {} : { pollMs: jobPollMs }
  const scheduler = startScheduler(jobs, { database, log, now, publicUrl, mailSecrets }, polling)

  async function stopMail(): Promise<void> {
    const giveUp = setTimeout(() => transport.close(), drainMs)
    await mail.stop()
    clearTimeout(giveUp)
    transport.close()
  }

  return {
    wakeMail: mail.wake,
    async stop() {
      await Promise.all([stopMail(), scheduler.stop()])
    },
  }
}
