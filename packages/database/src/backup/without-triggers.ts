import { type ClientBase, escapeIdentifier } from 'pg'

/**
 * Disables triggers and foreign keys inside the caller's transaction. Triggers would log, rate and refuse old rows;
 * foreign keys would need an order of tables, which cycles and self-references do not have. The table owner may do
 * this; `session_replication_role` needs a superuser. Recreating the keys checks all rows, faster than one by one.
 */
export async function withoutTriggers(client: ClientBase, load: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(client)
  const tables = await tablesWithTriggers(client)
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await load()
  for (const { owner, name, definition } of keys) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}

async function foreignKeys(client: ClientBase) {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return rows.map((key) => ({ ...key, name: escapeIdentifier(key.name) }))
}

async function tablesWithTriggers(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}
