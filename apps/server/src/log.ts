import pino, { type DestinationStream, type Logger } from 'pino'
import { redactText } from './http/redact-text.ts'

export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      // The log collector adds the host; the pid identifies the web process.
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (entry) => cutSecrets(entry) },
      // Messages of errors and of other servers quote addresses and keys.
      hooks: { streamWrite: redactText },
    },
    destination,
  )
}

/** Buffered for at most a second, and flushed before the process exits. */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })
  process.on('exit', () => {
    try {
      output.flushSync()
    } catch {
      // The reader closed the pipe.
    }
  })
  // A reader that exits (`npm start | head`) must not stop the store.
  output.on('error', () => {})
  return output
}

/** Logs an uncaught error before the process exits; the supervisor restarts it. */
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
 * Keys whose values are never logged, at any depth. (pino's own redaction takes longer than everything else in a cached
 * request.)
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

/** Errors have their own serializer. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
