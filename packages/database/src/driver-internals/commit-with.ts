import type { SQLWrapper } from 'drizzle-orm'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { ClientBase, QueryResult } from 'pg'
import type { Transaction } from '../connect.ts'

/** Private parts of a Drizzle transaction, which cannot send a statement before the previous one has finished. */
interface TransactionInternals {
  session: { client: ClientBase }
  dialect: PgDialect
}

/**
 * Sends the last statements of a transaction together with its COMMIT: their locks are released as soon as PostgreSQL
 * is done, however busy this process is (record 012). Nothing may follow in the transaction. If a statement fails,
 * PostgreSQL turns the COMMIT into a rollback, and the error is thrown.
 */
export async function commitWith(tx: Transaction, ...statements: SQLWrapper[]): Promise<QueryResult[]> {
  const { session, dialect } = tx as unknown as TransactionInternals
  const sent = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement.getSQL())
    return session.client.query({ text: sql }, params)
  })
  // Drizzle commits again, so the COMMIT opens an empty chained transaction.
  const committed = session.client.query('commit and chain')
  const outcomes = await Promise.allSettled([...sent, committed])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return Promise.all(sent)
}
