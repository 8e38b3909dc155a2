import { type ClientBase, escapeIdentifier } from 'pg'

/**
 * Lets rows in without the guards that stand over single changes, inside the caller's transaction. Triggers would note,
 * rate and refuse what was settled long ago; foreign keys would ask for an order of tables that cycles and rows that
 * refer to their own table do not have. The owner of the tables may do this; `session_replication_role` is for
 * superusers only. Putting the keys back checks every row, and faster than one by one.
 */
export async function unguarded(client: ClientBase, load: () => Promise<void>): Promise<void> {
  const keys = await foreignKeys(client)
  const guarded = await tablesWithTriggers(client)
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`)
  for (const table of guarded) await client.query(`alter table ${table} disable trigger user`)
  await load()
  for (const { owner, name, definition } of keys) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
  }
  for (const table of guarded) await client.query(`alter table ${table} enable trigger user`)
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
