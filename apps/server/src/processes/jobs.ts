import { createMailSecrets } from '@tecnoclick/api/platform/mail/mail-secrets'
import { createMailTransport } from '@tecnoclick/api/platform/mail/transport'
import { createCampaignTokens } from '@tecnoclick/api/platform/secrets/campaign-tokens'
import { createEncryption } from '@tecnoclick/api/platform/secrets/encryption'
import { createSignedIds, shortSignature } from '@tecnoclick/api/platform/secrets/signed-ids'
import { createWebhookSecrets } from '@tecnoclick/api/platform/webhooks/sign-event'
import { type Jobs, startJobs } from '@tecnoclick/api/start-jobs'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration.ts'
import type { OpenDatabase } from '../open-database.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

export interface OwnJobs {
  open(database: OpenDatabase, secretKey: string): Promise<void>
  /** Does nothing where jobs run in another process, which polls the outbox every few seconds. */
  wakeMail(): void
  close(): Promise<void>
}

export function prepareJobs(
  { jobs: place, smtpUrl, dataDir, publicUrl, telegramApiUrl }: Configuration,
  log: Logger,
  telemetry: Telemetry | undefined,
): OwnJobs {
  let jobs: Jobs | undefined
  return {
    async open({ database }, secretKey) {
      if (place === 'off') return
      const transport = createMailTransport({ smtpUrl, dataDir })
      const mailSecrets = createMailSecrets(secretKey)
      const webhookSecrets = createWebhookSecrets(createEncryption(secretKey, 'webhook secrets'))
      const ticketTokens = createSignedIds(secretKey, 'order tickets')
      const cartTokens = createSignedIds(secretKey, 'cart links', shortSignature)
      const reviewTokens = createSignedIds(secretKey, 'order reviews', shortSignature)
      const campaignTokens = createCampaignTokens(secretKey)
      const now = () => new Date()
      const encryption = createEncryption(secretKey, 'second factors')
      const tracer = telemetry?.tracer
      const tokens = { ticketTokens, cartTokens, reviewTokens, campaignTokens }
      const secrets = { mailSecrets, webhookSecrets, encryption, ...tokens }
      const telegram = { url: telegramApiUrl }
      jobs = startJobs({ database, transport, ...secrets, telegram, log, now, publicUrl, tracer })
    },
    wakeMail: () => jobs?.wakeMail(),
    close: async () => jobs?.stop(),
  }
}
