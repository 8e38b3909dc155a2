import { connectDatabase } from '@tecnoclick/database/connect'
import { pino } from 'pino'
import { createEncryption } from '../../../platform/secrets/encryption.ts'
import { tellStaff } from '../tell-staff.ts'

// A worker in its own process, to be killed: node notice-worker.ts <database url> <Bot API url>
const [, , databaseUrl = '', url = ''] = process.argv
await tellStaff({
  database: connectDatabase(databaseUrl, { max: 2 }),
  encryption: createEncryption('a key for tests', 'second factors'),
  telegram: { url, timeoutMs: 60_000 },
  publicUrl: 'https://tienda.cu',
  log: pino({ enabled: false }),
  now: () => new Date(),
})
