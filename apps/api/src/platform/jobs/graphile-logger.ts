import { Logger as GraphileLogger } from 'graphile-worker'
import type { Logger } from 'pino'

/** graphile-worker tells every finished task as news; here only what went wrong is. */
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

export function graphileLogger(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message, meta) => {
    // The rest of `meta` are whole jobs and pools.
    const { error } = meta ?? {}
    log[levels[level]](error === undefined ? {} : { err: error }, message)
  })
}
