import { connectDatabase } from '@tecnoclick/database/connect'
import { pino } from 'pino'
import { createWebhookSender } from '../send-events.ts'
import { testWebhookSecrets } from './webhook-fixture.ts'

// A sender in its own process, to be killed: node send-worker.ts <database url>
const [, , databaseUrl = ''] = process.argv
const database = connectDatabase(databaseUrl, { max: 2 })
const sender = createWebhookSender({
  db: database.db,
  webhookSecrets: testWebhookSecrets,
  log: pino({ enabled: false }),
  now: () => new Date(),
})
await sender.sweep()
