import { type Refusal, refuse } from './refusal.ts'

/** SQLSTATEs that are expected; everything else is a bug. */
const sqlStates: Readonly<Record<string, Refusal>> = {
  '22003': refuse('invalid'), // number out of range
  '22021': refuse('invalid'), // invalid text, such as NUL
  '23503': refuse('conflict'), // foreign key
  '23505': refuse('conflict'), // unique constraint
  '23514': refuse('invalid'), // CHECK
  '25006': refuse('unavailable', { retryAfterSeconds: 2 }), // no longer the primary
  '40001': refuse('overloaded', { retryAfterSeconds: 1 }),
  '40P01': refuse('overloaded', { retryAfterSeconds: 1 }),
  '55P03': refuse('overloaded', { retryAfterSeconds: 1 }), // lock timeout
  '57014': refuse('overloaded', { retryAfterSeconds: 1 }), // statement timeout
}

/** Connection lost, refused or timed out; PostgreSQL starting, stopping or out of connections. */
const lostConnection = /^(08...|53...|57P0.|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
/** The last one is the error of a rollback after the connection was lost. */
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
