import { isLostConnection } from '@tecnoclick/database/lost-connection'
import { type Refusal, refuse } from './refusal.ts'

/** SQLSTATEs that are expected; everything else is a bug. */
const sqlStates: Readonly<Record<string, Refusal>> = {
  '22003': refuse('invalid'), // number out of range
  '22021': refuse('invalid'), // invalid text, such as NUL
  '23503': refuse('conflict'), // foreign key
  '23505': refuse('conflict'), // unique constraint
  '23514': refuse('invalid'), // CHECK
  '40001': refuse('overloaded', { retryAfterSeconds: 1 }),
  '40P01': refuse('overloaded', { retryAfterSeconds: 1 }),
  '55P03': refuse('overloaded', { retryAfterSeconds: 1 }), // lock timeout
  TC002: refuse('creditTooLow'), // move_credit
  TC003: refuse('invoiced'), // keep_invoiced_order
  '57014': refuse('overloaded', { retryAfterSeconds: 1 }), // statement timeout
}

export function refusalFromError(error: unknown): Refusal {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    const known = sqlStates[code]
    if (known) return known
  }
  return isLostConnection(error) ? refuse('unavailable', { retryAfterSeconds: 2 }) : refuse('internal')
}
