import { connectDatabase } from '@tecnoclick/database/connect'
import { pino } from 'pino'
import { createOutboxSweeper } from '../../../platform/mail/sweep-outbox.ts'
import { createEncryption } from '../../../platform/secrets/encryption.ts'
import { testMailSecrets } from '../../../testing/mailbox.ts'
import { createChannels } from '../channels.ts'

// A worker in its own process, to be killed: node telegram-worker.ts <database url> <Bot API url>
const [, , databaseUrl = '', url = ''] = process.argv
const { db } = connectDatabase(databaseUrl, { max: 2 })
const now = () => new Date()
const encryption = createEncryption('a key for tests', 'second factors')
const sweeper = createOutboxSweeper({
  db,
  transport: { send: () => Promise.reject(new Error('Nothing goes by mail here')), close() {} },
  mailSecrets: testMailSecrets,
  channels: createChannels({ db, encryption, telegram: { url, timeoutMs: 60_000 }, now }),
  log: pino({ enabled: false }),
  now,
})
await sweeper.sweep()
