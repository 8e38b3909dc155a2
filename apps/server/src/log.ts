import pino, { type DestinationStream, type Logger } from 'pino'
import { cutSecrets } from './cut-secrets.ts'

export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      // The host is the collector's business; the process tells web processes apart.
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (entry) => cutSecrets(entry) },
    },
    destination,
  )
}

/** Written in gulps, a second late at most, and written out before the process ends. */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })
  process.on('exit', () => {
    try {
      output.flushSync()
    } catch {
      // Nobody reads any more.
    }
  })
  // A reader that went away (`npm start | head`) must not take the store with it.
  output.on('error', () => {})
  return output
}

/** A bug that nobody caught: it is written down before the process ends, and whoever watches starts another. */
export function logDeath(log: Logger): void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'process ends by an unexpected error')
    process.exit(1)
  }
  process.on('uncaughtException', die)
  process.on('unhandledRejection', die)
}
