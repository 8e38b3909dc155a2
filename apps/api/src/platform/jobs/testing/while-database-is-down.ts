import type { TestDatabase } from '@tecnoclick/database/testing'
import { Client } from 'pg'
import { vi } from 'vitest'

/** PostgreSQL closes every connection to this database and refuses new ones until `work` is done. */
export async function whileDatabaseIsDown<T>(database: TestDatabase, work: () => Promise<T>): Promise<T> {
  const url = new URL(database.url)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const outside = new Client({ connectionString: url.href })
  await outside.connect()
  try {
    await outside.query(`alter database ${name} allow_connections false`)
    // Autovacuum workers have no user and would make the statement fail.
    await outside.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
      [name],
    )
    return await work()
  } finally {
    await outside.query(`alter database ${name} allow_connections true`)
    await outside.end()
    // A pooler needs a moment to notice.
    await vi.waitFor(() => database.pool.query('select 1'), 5_000)
  }
}
