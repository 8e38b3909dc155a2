import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { schema } from './schema.ts'

export type Drizzle = NodePgDatabase<typeof schema>

/** Where reads go: the primary, or one connection to a replica. */
export interface ReadSource {
  db: Drizzle
  pool: Pick<Pool, 'query'>
}
