import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { ScramClient } from '../driver-internals/scram-client.ts'
import { type Address, isSocket } from './address.ts'
import { type Credentials, type Login, scramVerifier, shopRole } from './credentials.ts'
import { codeOf } from './errors.ts'

const mainDatabase = 'tecnoclick'

/** SQLSTATE, https://www.postgresql.org/docs/18/errcodes-appendix.html */
const cannotConnectNow = '57P03'
const refusals = {
  invalidAuthorization: '28000',
  invalidPassword: '28P01',
  noSuchDatabase: '3D000',
  noPrivilege: '42501',
}

/** Every part is given, so that no PG* variable can fill it in. URL parsers insist on a host even for a socket. */
export function databaseUrl(address: Address, { user, password }: Login, database = mainDatabase): string {
  const host = isSocket(address) ? 'localhost' : address.host
  const socket = isSocket(address) ? `host=${encodeURIComponent(address.host)}&` : ''
  return `postgres://${user}:${password}@${host}:${address.port}/${database}?${socket}sslmode=disable`
}

/**
 * Ensures that the shop can log in to its database and owns it without being a superuser. An error for which
 * `isWrongPassword` holds means that the launcher cannot log in either.
 */
export async function openMainDatabase(
  address: Address,
  credentials: Credentials,
  { isNew = false, isRunning }: { isNew?: boolean; isRunning: () => boolean },
): Promise<void> {
  for (;;) {
    try {
      if (!isNew && (await isReadyForShop(address, credentials))) return
      return await prepareForShop(address, credentials)
    } catch (error) {
      // After the loss of one backend PostgreSQL recovers, while its pid file still says ready.
      if (codeOf(error) !== cannotConnectNow || !isRunning()) throw error
      await sleep(20)
    }
  }
}

export function isWrongPassword(error: unknown): boolean {
  const code = codeOf(error)
  return code === refusals.invalidPassword || code === refusals.invalidAuthorization
}

async function isReadyForShop(address: Address, { shop }: Credentials): Promise<boolean> {
  try {
    return await withClient(databaseUrl(address, shop), async (client) => {
      const { rows } = await client.query(
        `select datdba = pg_roles.oid and not rolsuper as is_ready from pg_database, pg_roles
        where datname = current_database() and rolname = current_user`,
      )
      return rows[0]?.is_ready === true
    })
  } catch (error) {
    if (Object.values(refusals).includes(codeOf(error) ?? '')) return false
    throw error
  }
}

/** Creates what is missing, and takes over the database of an earlier version from the superuser. */
async function prepareForShop(address: Address, { admin, shop }: Credentials): Promise<void> {
  await withClient(databaseUrl(address, admin, 'postgres'), async (client) => {
    const { rows } = await client.query(
      `select to_regrole($1) is not null as role, exists (select from pg_database where datname = $2) as database`,
      [shopRole, mainDatabase],
    )
    if (!rows[0]?.role) await client.query(`create role ${shopRole}`)
    await client.query(
      `alter role ${shopRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password '${scramVerifier(shop.password)}'`,
    )
    if (!rows[0]?.database) await client.query(`create database ${mainDatabase} owner ${shopRole}`)
  })
  await withClient(databaseUrl(address, admin), (client) => client.query(takeOver))
}

/**
 * One transaction, whose last statement marks it as done. `reassign owned` does not work here: it refuses to touch what
 * the first superuser of a cluster owns. Sequences of a column follow their table.
 */
const takeOver = `
do $$
declare statement text;
begin
  for statement in
    select format('alter %s %s owner to ${shopRole}', type, identity)
    from (
      select 'pg_class'::regclass as catalogue, pg_class.oid, relowner as owner from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and relpersistence <> 't' and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
        and refclassid = 'pg_class'::regclass and relkind = 'S' and deptype in ('a', 'i'))
      union all select 'pg_proc', oid, proowner from pg_proc
      union all select 'pg_namespace', oid, nspowner from pg_namespace where not starts_with(nspname, 'pg_')
      union all select 'pg_type', pg_type.oid, typowner from pg_type left join pg_class on pg_class.oid = typrelid
      where typtype in ('d', 'e', 'r') or relkind = 'c'
    ) as object, pg_identify_object(catalogue, oid, 0)
    where oid >= 16384 and owner <> '${shopRole}'::regrole and not exists (
      select from pg_depend where classid = catalogue and objid = oid and deptype = 'e')
  loop
    execute statement;
  end loop;
end $$;
alter database ${mainDatabase} owner to ${shopRole};
`

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new ScramClient({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A connection lost between two queries is reported here as well; the rejection of the query is enough.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
