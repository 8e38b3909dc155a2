import { sqlState, violatedConstraint } from '@tecnoclick/database/connect'
import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Removes values from an error before it is logged. Drizzle puts the values of a failed statement into its message, and
 * PostgreSQL into `detail`: addresses, hashes, whole mails with their codes. The statement, the state and the stack are
 * enough to find a bug.
 */
export function redactQueryValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const shown = new Error(`Failed query: ${error.query}`)
  const frames = error.stack?.match(/^ {4}at .*$/gm) ?? []
  shown.stack = [`Error: ${shown.message}`, ...frames].join('\n')
  return Object.assign(shown, { sqlState: sqlState(error), constraint: violatedConstraint(error) })
}
