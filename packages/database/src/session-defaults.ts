import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg'

/** platform.md#constants. Timeouts in milliseconds. */
export const sessionDefaults = [
  ['statement_timeout', '5000'],
  ['lock_timeout', '2000'],
  ['idle_in_transaction_session_timeout', '10000'],
  ['TimeZone', 'UTC'],
] as const

/**
 * Keeps them with the role, for connections through a pooler: it refuses settings at the start of a connection, and a
 * later SET would reach whoever borrows the connection next. Written only where they differ, since every shop process
 * that starts comes by here.
 */
export async function storeSessionDefaults(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ settings: string[] | null; role: string; database: string }>(
    `select current_user as role, current_database() as database,
      (select setconfig from pg_db_role_setting
        where setrole = current_user::regrole
          and setdatabase = (select oid from pg_database where datname = current_database())) as settings`,
  )
  const [{ settings, role, database } = { settings: [], role: '', database: '' }] = rows
  const missing = sessionDefaults.filter(([name, value]) => !settings?.includes(`${name}=${value}`))
  for (const [name, value] of missing) {
    await client.query(
      `alter role ${escapeIdentifier(role)} in database ${escapeIdentifier(database)} set ${name} = ${escapeLiteral(value)}`,
    )
  }
}

/** For long work on a connection of its own: the role may have the timeouts of a request. */
export async function liftTimeouts(client: ClientBase): Promise<void> {
  await client.query(`select set_config(name, '0', false)
    from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as limits (name)`)
}
