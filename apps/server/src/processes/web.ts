import { connectDatabase, type Database, visitorTimeoutMs } from '@tecnoclick/database/connect'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration.ts'
import type { Folders } from '../folders.ts'
import type { OpenDatabase } from '../open-database.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { WebService } from '../web-service.ts'
import { startWebProcesses } from './web-processes.ts'

/** Serves visitors: several processes, or the primary itself. */
export interface Web {
  open(database: OpenDatabase, listening: Listening): Promise<void>
  close(): Promise<void>
}

export interface Listening {
  host: string | undefined
  port: number
  secretKey: string
  /** Of the shop, in milliseconds. */
  startedAt: number
}

export interface WebOptions {
  configuration: Configuration
  folders: Folders
  log: Logger
  wakeMail(): void
  telemetry: Telemetry | undefined
}

/** Less than the ten seconds of the whole shutdown: the database still has to be closed. */
const drain = 8_500

/** Loads the code of the web server while the database starts. */
export function prepareWeb(options: WebOptions): Web {
  const { production, processes } = options.configuration
  return production && processes > 1 ? inSeparateProcesses(options) : inPrimary(options)
}

function inSeparateProcesses({ configuration, log, wakeMail }: WebOptions): Web {
  const processes = startWebProcesses({ size: configuration.processes, log, wakeMail })
  return {
    open: ({ url, pooler }, listening) => processes.open({ databaseUrl: url, pooler, ...listening }),
    close: () => processes.close(drain),
  }
}

function inPrimary({ configuration, folders, log, wakeMail, telemetry }: WebOptions): Web {
  const code = import('../web-service.ts')
  const source = configuration.production
    ? import('../pages/web-source.ts').then(({ openBuiltSource }) => openBuiltSource(folders))
    : import('../pages/hot-source.ts').then(({ openHotSource }) => openHotSource(folders))
  // A failure is reported when the server is opened.
  source.catch(() => {})
  let service: WebService | undefined
  let database: Database | undefined
  return {
    async open({ url, pooler }, listening) {
      const { startWebService } = await code
      const tracer = telemetry?.tracer
      database = connectDatabase(url, { pooler, responseTimeoutMs: visitorTimeoutMs, tracer })
      service = await startWebService({
        configuration,
        database,
        source: await source,
        ...listening,
        log,
        wakeMail,
        telemetry,
      })
    },
    async close() {
      await service?.close(drain)
      await database?.close()
    },
  }
}
