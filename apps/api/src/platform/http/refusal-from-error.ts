import { type Refusal, refuse } from './refusal.ts'

/** SQLSTATEs that are expected; everything else is a bug. */
const sqlStates: Readonly<Record<string, Refusal>> = {
  '22003': refuse('invalid'), // a number outside its column
  '22021': refuse('invalid'), // a byte that is no text, such as NUL
  '23503': refuse('conflict'), // the row pointed to is not there, or is still pointed to
  '23505': refuse('conflict'), // already there
  '23514': refuse('invalid'), // a check
  '40001': refuse('overloaded', { retryAfterSeconds: 1 }),
  '40P01': refuse('overloaded', { retryAfterSeconds: 1 }),
  '55P03': refuse('overloaded', { retryAfterSeconds: 1 }), // lock not to be had in time
  '57014': refuse('overloaded', { retryAfterSeconds: 1 }), // statement cut off by its timeout
}

/** Connection lost, refused or not granted in time; PostgreSQL starting, stopping or out of room. */
const lostConnection = /^(08...|53...|57P0.|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
/** The last is the error of a rollback after the connection broke. */
const lostConnectionText =
  /connection terminated|timeout exceeded when trying to connect|Connection ended|is not queryable/i

export function refusalFromError(error: unknown): Refusal {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    const known = sqlStates[code]
    if (known) return known
    if (lostConnection.test(code) || lostConnectionText.test(cause.message)) {
      return refuse('unavailable', { retryAfterSeconds: 2 })
    }
  }
  return refuse('internal')
}
