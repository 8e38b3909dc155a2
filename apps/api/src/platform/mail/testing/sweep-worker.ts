import { connectDatabase } from '@tecnoclick/database/connect'
import { pino } from 'pino'
import { testMailSecrets } from '../../../testing/mailbox.ts'
import { smtpTransport } from '../smtp-transport.ts'
import { createOutboxSweeper } from '../sweep-outbox.ts'

// A worker in its own process, to be killed: node sweep-worker.ts <database url> <smtp url>
const [, , databaseUrl = '', smtpUrl = ''] = process.argv
const database = connectDatabase(databaseUrl, { max: 2 })
const sweeper = createOutboxSweeper({
  db: database.db,
  transport: smtpTransport(smtpUrl),
  mailSecrets: testMailSecrets,
  log: pino({ enabled: false }),
  now: () => new Date(),
})
await sweeper.sweep()
