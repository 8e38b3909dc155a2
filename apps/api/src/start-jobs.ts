import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@tecnoclick/database/connect'
import type { Tracer } from '@tecnoclick/database/tracer'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { Logger } from 'pino'
import { jobs } from './jobs.ts'
import { createMailPapers } from './mail-papers.ts'
import { mailWriters } from './mail-writers.ts'
import { createChannels } from './people/notices/channels.ts'
import { startTelegramPolling } from './people/notices/poll-updates.ts'
import { answerPress } from './people/staff-notices/answer-press.ts'
import { startScheduler } from './platform/jobs/scheduler.ts'
import { startSweepLoop } from './platform/jobs/sweep-loop.ts'
import type { MailSecrets } from './platform/mail/mail-secrets.ts'
import type { MailTransport } from './platform/mail/outgoing-mail.ts'
import { createOutboxSweeper } from './platform/mail/sweep-outbox.ts'
import type { CampaignTokens } from './platform/secrets/campaign-tokens.ts'
import type { Encryption } from './platform/secrets/encryption.ts'
import type { SignedIds } from './platform/secrets/signed-ids.ts'
import type { TelegramOptions } from './platform/telegram/bot-api.ts'
import { createWebhookSender } from './platform/webhooks/send-events.ts'
import type { WebhookSecrets } from './platform/webhooks/sign-event.ts'
import { linkOrderTickets } from './selling/order-tickets/order-ticket.ts'
import { chatActs } from './selling/orders/chat-acts.ts'

export interface JobsOptions {
  database: Database
  /** Closed by `stop`. */
  transport: MailTransport
  mailSecrets: MailSecrets
  webhookSecrets: WebhookSecrets
  /** Of the secrets of payment providers. */
  encryption?: Encryption | undefined
  ticketTokens: SignedIds
  cartTokens?: SignedIds | undefined
  reviewTokens?: SignedIds | undefined
  campaignTokens?: CampaignTokens | undefined
  /** Undefined: no bot. */
  telegram?: TelegramOptions | undefined
  log: Logger
  now(): Date
  publicUrl?: string | undefined
  jobPollMs?: number
  tracer?: Tracer | undefined
}

export interface Jobs {
  /** To be called after a commit that queued a mail; concurrent calls cause one sweep. */
  wakeMail(): void
  /** Finishes running jobs within the server's 10 s (platform.md#constants). */
  stop(): Promise<void>
}

const drainMs = seconds(7)
/** Nobody wakes it: its events are written by triggers, in any process. */
const webhookPollMs = seconds(1)

/** The shop's background work: mail, webhooks and periodic jobs. Any number of processes may run it beside one another. */
export function startJobs(options: JobsOptions): Jobs {
  const { database, transport, mailSecrets, webhookSecrets, log, now, publicUrl, jobPollMs, tracer } = options
  const { encryption, ticketTokens, cartTokens, reviewTokens, campaignTokens } = options
  const { db } = database
  const telegram = options.telegram && encryption && { db, encryption, telegram: options.telegram, now }
  const mailLog = log.child({ part: 'mail' })
  const sweeper = createOutboxSweeper({
    db,
    transport,
    mailSecrets,
    writers: mailWriters,
    linkBody: linkOrderTickets(db, ticketTokens),
    attach: createMailPapers({ database, log: mailLog, now }),
    ...(telegram && { channels: createChannels(telegram) }),
    log: mailLog,
    now,
    tracer,
  })
  const mail = startSweepLoop(sweeper, { log: mailLog })
  const webhookLog = log.child({ part: 'webhooks' })
  const sender = createWebhookSender({
    db,
    webhookSecrets,
    log: webhookLog,
    now,
    publicUrl,
    wakeMail: mail.wake,
    tracer,
  })
  const webhooks = startSweepLoop(sender, { log: webhookLog, every: webhookPollMs })
  const bot =
    telegram &&
    startTelegramPolling({
      ...telegram,
      publicUrl,
      log: log.child({ part: 'telegram' }),
      answerPress: (tx, press) =>
        answerPress(tx, press, { acts: chatActs, mailSecrets, publicUrl, now: now() }),
    })
  const polling = jobPollMs === undefined ? {} : { pollMs: jobPollMs }
  const scheduler = startScheduler(
    jobs,
    {
      database,
      log,
      now,
      publicUrl,
      mailSecrets,
      cartTokens,
      reviewTokens,
      campaignTokens,
      encryption,
      telegram: options.telegram,
      tracer,
    },
    polling,
  )

  async function stopMail(): Promise<void> {
    const giveUp = setTimeout(() => transport.close(), drainMs)
    await mail.stop()
    clearTimeout(giveUp)
    transport.close()
  }

  /** An attempt may take longer than there is time; its event is sent again after the lease. */
  async function stopWebhooks(): Promise<void> {
    const giveUp = new AbortController()
    await Promise.race([
      webhooks.stop(),
      sleep(drainMs, undefined, { signal: giveUp.signal }).catch(() => {}),
    ])
    giveUp.abort()
  }

  return {
    wakeMail: mail.wake,
    async stop() {
      await Promise.all([stopMail(), stopWebhooks(), bot?.stop(), scheduler.stop()])
    },
  }
}
