import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@tecnoclick/database/connect'
import { migrate } from '@tecnoclick/database/migrate'
import { seedDemo } from '@tecnoclick/database/seed/demo'
import { seedReference } from '@tecnoclick/database/seed/reference'
import { startFilledPostgres } from '@tecnoclick/database/testing/start-filled'
import { cacheFolder, openTemplateCache, sourcesKey } from '@tecnoclick/database/testing/template-cache'
import { withoutDurability } from '@tecnoclick/database/testing/without-durability'
import { spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { chooseBrowser } from './chromium.ts'
import { announceStore } from './running-store.ts'

/** A real store with its own port and folder. PostgreSQL is started here, so that specs can query it. */
export default async function startStore(): Promise<() => Promise<void>> {
  await chooseBrowser()
  const dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-e2e-'))
  const postgres = await startFilledPostgres(
    { dataDir: join(dataDir, 'database'), settings: withoutDurability },
    // The dates of the demo are relative to the day of the seed.
    openTemplateCache(cacheFolder('demo-stores'), sourcesKey(new Date().toDateString())),
    fillDemoShop,
  )
  const secretKey = randomBytes(32).toString('base64url')
  const store = await spawnStore({
    PROCESSES: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: withPatience(postgres.url),
    SECRET_KEY: secretKey,
    DEMO: '1',
    RATE_LIMIT_FACTOR: '1000',
    // Two browsers and a database share the cores, so a late event loop does not mean that the store is overloaded, and a
    // late connection not that the database is lost.
    SHED_LAG_MS: '10000',
  })
  announceStore({ address: store.address, databaseUrl: postgres.url, secretKey })
  return async () => {
    await store.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fillDemoShop(url: string): Promise<void> {
  await migrate(url)
  const database = connectDatabase(url)
  try {
    await seedReference(database.db)
    await seedDemo(database.db)
  } finally {
    await database.close()
  }
}

function withPatience(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('connect_timeout', '30')
  return url.href
}
