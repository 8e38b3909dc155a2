import type { Logger } from 'pino'
import type { Configuration } from '../configuration.ts'
import type { Folders } from '../folders.ts'
import type { OpenDatabase } from '../open-database.ts'
import type { WebService } from '../web-service.ts'
import { startFleet } from './fleet.ts'

/** What serves visitors: several processes, or the primary itself. */
export interface Web {
  open(database: OpenDatabase, listening: Listening): Promise<void>
  close(): Promise<void>
}

export interface Listening {
  host: string | undefined
  port: number
  secretKey: string
}

export interface WebOptions {
  configuration: Configuration
  folders: Folders
  log: Logger
  wakeMail(): void
}

/** Below the ten seconds that closing may take in all: the database still has to be closed. */
const drain = 8_500

/** Loads the code of the web server while the database starts. */
export function prepareWeb(options: WebOptions): Web {
  const { production, processes } = options.configuration
  return production && processes > 1 ? inFleet(options) : inPrimary(options)
}

function inFleet({ configuration, log, wakeMail }: WebOptions): Web {
  const fleet = startFleet({ size: configuration.processes, log, wakeMail })
  return {
    open: ({ url }, listening) => fleet.open({ databaseUrl: url, ...listening }),
    close: () => fleet.close(drain),
  }
}

function inPrimary({ configuration, folders, log, wakeMail }: WebOptions): Web {
  const code = import('../web-service.ts')
  const source = configuration.production
    ? import('../pages/web-source.ts').then(({ openBuiltSource }) => openBuiltSource(folders))
    : import('../pages/hot-source.ts').then(({ openHotSource }) => openHotSource(folders))
  // A failure is met when it is opened.
  source.catch(() => {})
  let service: WebService | undefined
  return {
    async open({ database }, listening) {
      const { startWebService } = await code
      service = await startWebService({
        configuration,
        database,
        source: await source,
        ...listening,
        log,
        wakeMail,
      })
    },
    close: async () => service?.close(drain),
  }
}
