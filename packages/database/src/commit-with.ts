import type { SQLWrapper } from 'drizzle-orm'
import type { PgDialect } from 'drizzle-orm/pg-core'
import type { ClientBase, QueryResult } from 'pg'
import type { Transaction } from './connect.ts'

/** Of Drizzle's transactions, which offer no way to send a statement without waiting for the one before. */
interface Inside {
  session: { client: ClientBase }
  dialect: PgDialect
}

/**
 * The last statements of a transaction, sent in one go with its COMMIT: what they lock is free for the next as soon as
 * PostgreSQL is done, however busy this process is. Nothing may follow in that transaction. If one of them fails, PostgreSQL
 * makes the COMMIT a rollback, and the failure is thrown.
 */
export async function commitWith(tx: Transaction, ...statements: SQLWrapper[]): Promise<QueryResult[]> {
  const { session, dialect } = tx as unknown as Inside
  const sent = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement.getSQL())
    return session.client.query({ text: sql }, params)
  })
  // Drizzle will commit again: the empty transaction that this one opens.
  const committed = session.client.query('commit and chain')
  const outcomes = await Promise.allSettled([...sent, committed])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return Promise.all(sent)
}
