import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from './errors.ts'

export const SUPERUSER = 'tecnoclick'
const DATABASE = 'tecnoclick'
const CANNOT_CONNECT_NOW = '57P03'

/** `localhost` only pleases parsers that insist on a host; the rest is said so that no PG* variable can fill it in. */
export function databaseUrl(socketDir: string, database = DATABASE): string {
  const host = encodeURIComponent(socketDir)
  return `postgres://${SUPERUSER}@localhost:5432/${database}?host=${host}&sslmode=disable`
}

/** Also the proof that PostgreSQL answers where we think it does. */
export async function ensureMainDatabase(socketDir: string, isStillThere: () => boolean): Promise<void> {
  for (;;) {
    try {
      return await createMainDatabase(socketDir)
    } catch (error) {
      // After the loss of a single backend PostgreSQL recovers, though its pid file goes on saying ready.
      if (codeOf(error) !== CANNOT_CONNECT_NOW || !isStillThere()) throw error
      await sleep(20)
    }
  }
}

async function createMainDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl(socketDir, 'postgres'),
    connectionTimeoutMillis: 5_000,
  })
  // A connection lost between two queries is reported here as well; the query's own rejection is enough.
  client.on('error', () => {})
  try {
    await client.connect()
    const found = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
