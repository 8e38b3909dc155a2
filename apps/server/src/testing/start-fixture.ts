import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { readConfiguration } from '../configuration.ts'
import { createLog } from '../log.ts'
import { openBuiltSource } from '../pages/web-source.ts'
import { startWebService } from '../web-service.ts'
import { fixtureFolders } from './fixture-folders.ts'

export interface FixtureServer {
  url: string
  port: number
  database: TestDatabase
  /** The log, line by line. */
  lines: string[]
  /** Stops the server only, as a signal would. */
  drain(limit: number): Promise<void>
  close(): Promise<void>
}

/**
 * A single-process server with fixture pages and its own port and database. It does not shed load: on a busy machine the
 * event loop is late, and responses would be 503.
 */
export async function startFixture(environment: Record<string, string> = {}): Promise<FixtureServer> {
  const database = await createTestDatabase()
  const lines: string[] = []
  const service = await startWebService({
    configuration: readConfiguration({ SHED_LAG_MS: '10000', ...environment, NODE_ENV: 'test' }),
    database,
    source: await openBuiltSource(fixtureFolders),
    host: '127.0.0.1',
    port: 0,
    secretKey: 'a key for tests that is long enough',
    startedAt: Date.now(),
    log: createLog('debug', { write: (line) => lines.push(line) }),
    wakeMail: () => {},
  })
  return {
    url: `http://127.0.0.1:${service.port}`,
    port: service.port,
    database,
    lines,
    drain: service.close,
    async close() {
      await service.close(1000)
      await database.drop()
    },
  }
}
