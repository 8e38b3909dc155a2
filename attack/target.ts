import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmtpFixture } from '@tecnoclick/api/platform/mail/testing/smtp-fixture'
import { type SmsFixture, startSmsGateway } from '@tecnoclick/api/platform/sms/testing/sms-fixture'
import {
  startTelegram,
  type TelegramFixture,
} from '@tecnoclick/api/platform/telegram/testing/telegram-fixture'
import { connectDatabase, type Database } from '@tecnoclick/database/connect'
import { joinEmbeddedPostgres } from '@tecnoclick/database/embedded/join'
import { adminUrlOf } from '@tecnoclick/database/testing/admin-url'
import { withoutDurability } from '@tecnoclick/database/testing/without-durability'
import { reservedPort } from '@tecnoclick/server/testing/reserved-port'
import { spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { Client } from './client.ts'
import { type Mailbox, mailboxOf } from './mailbox.ts'

/** How the visitors of the public shop reach it. */
export const publicUrl = 'https://tienda.example:8443'

export const directConnections = 24

/** Two servers on one database. */
export interface Target {
  dataDir: string
  databaseUrl: string
  database: Database
  mailbox: Mailbox
  /** The Bot API of the public shop. */
  telegram: TelegramFixture
  /** The app on the shop's phone. */
  sms: SmsFixture
  /** The port of the shop behind a trusted proxy, with a public address and a mail server. */
  port: number
  /** The port of a shop for this machine only: no proxy, no public address. */
  directPort: number
  /** Somebody at the public shop, from a network of their own. */
  visitor(): Client
  /** Somebody on the machine of the other shop. */
  neighbour(): Client
}

/** Starts both, hands them over, and removes everything afterwards. */
export async function withTarget(work: (target: Target) => Promise<void>): Promise<void> {
  await using cleanup = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-attack-'))
  cleanup.defer(() => rm(dataDir, { recursive: true, force: true }))
  const smtp = await startSmtpFixture()
  cleanup.defer(() => smtp.close())
  const telegram = await startTelegram()
  cleanup.defer(() => telegram.close())
  const sms = await startSmsGateway()
  cleanup.defer(() => sms.close())
  const common = {
    TELEGRAM_API_URL: telegram.url,
    PROCESSES: '1',
    LOG_LEVEL: 'error',
    // One sends the mails that the other writes.
    SECRET_KEY: randomBytes(32).toString('base64url'),
    // The attacks share the cores with the shop, so a late event loop does not mean that it is overloaded.
    SHED_LAG_MS: '10000',
  }
  const port = await reservedPort()
  const shop = await spawnStore({
    ...common,
    PORT: port,
    DATA_DIR: join(dataDir, 'public'),
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '1',
    SMTP_URL: smtp.url,
    TELEGRAM_API_URL: telegram.url,
  })
  cleanup.defer(() => shop.stop())
  const { url } = await joinEmbeddedPostgres({ dataDir: join(dataDir, 'public') })
  await disableDurability(adminUrlOf(join(dataDir, 'public'), url))
  const direct = await spawnStore({
    ...common,
    DATA_DIR: join(dataDir, 'direct'),
    DATABASE_URL: url,
    JOBS: 'off',
    CONNECTIONS_PER_CLIENT: String(directConnections),
  })
  cleanup.defer(() => direct.stop())
  const database = connectDatabase(url, { max: 4 })
  cleanup.defer(() => database.close())

  const directPort = Number(new URL(direct.address).port)
  let networks = 0
  await work({
    dataDir,
    databaseUrl: url,
    database,
    mailbox: mailboxOf(smtp.received),
    telegram,
    sms,
    port: Number(port),
    directPort,
    visitor() {
      networks += 1
      return new Client({ port: Number(port), network: `198.18.${networks >> 8}.${networks & 255}` })
    },
    neighbour: () => new Client({ port: directPort }),
  })
}

async function disableDurability(adminUrl: string): Promise<void> {
  const { pool, close } = connectDatabase(adminUrl, { max: 1 })
  for (const [name, value] of Object.entries(withoutDurability))
    await pool.query(`alter system set ${name} = ${value}`)
  await pool.query('select pg_reload_conf()')
  await close()
}
