import pino, { type DestinationStream, type Logger } from 'pino'

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

/** Logs an uncaught error before the process exits; its supervisor starts another. */
export function logDeath(log: Logger): void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'process ends by an unexpected error')
    process.exit(1)
  }
  process.on('uncaughtException', die)
  process.on('unhandledRejection', die)
}

const secretNames: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'session',
])
const deepest = 3

/**
 * What no line of the log may hold, wherever in an object it stands. (pino's own redaction takes longer than all the
 * rest of a request that is answered from memory.)
 */
export function cutSecrets<T extends object>(value: T, depth = 0): T {
  let copy: T | undefined
  for (const [name, inner] of Object.entries(value)) {
    const kept = secretNames.has(name.toLowerCase())
      ? '***'
      : isPlain(inner) && depth < deepest
        ? cutSecrets(inner, depth + 1)
        : inner
    if (kept === inner) continue
    copy ??= { ...value }
    Object.assign(copy, { [name]: kept })
  }
  return copy ?? value
}

/** Errors have a serializer of their own. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
