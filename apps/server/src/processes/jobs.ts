import { createMailTransport } from '@tecnoclick/api/platform/mail/transport'
import { type Jobs, startJobs } from '@tecnoclick/api/start-jobs'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration.ts'
import type { OpenDatabase } from '../open-database.ts'

export interface OwnJobs {
  open(database: OpenDatabase): Promise<void>
  /** No-op where jobs run in another process, which polls the outbox every few seconds. */
  wakeMail(): void
  close(): Promise<void>
}

export function prepareJobs(
  { jobs: place, smtpUrl, dataDir, publicUrl }: Configuration,
  log: Logger,
): OwnJobs {
  let jobs: Jobs | undefined
  return {
    async open({ database }) {
      if (place === 'off') return
      const transport = createMailTransport({ smtpUrl, dataDir })
      jobs = startJobs({ database, transport, log, now: () => new Date(), publicUrl })
    },
    wakeMail: () => jobs?.wakeMail(),
    close: async () => jobs?.stop(),
  }
}
