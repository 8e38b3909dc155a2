import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { adminUrlOf } from '../testing/admin-url.ts'
import { requiresPasswords } from './access.ts'
import { readCredentials } from './credentials.ts'
import { joinEmbeddedPostgres } from './join.ts'
import { identify } from './process-identity.ts'
import { aclArguments } from './restrict-to-user.ts'
import { openStoreFolder } from './store-folder.ts'
import { startEarlierStore } from './testing/earlier-version.ts'
import { startOwner } from './testing/owner.ts'
import { clusterOf, emptyStore, query, start, usedStore } from './testing/store.ts'
import { canBecomeOthers, nobody } from './testing/system.ts'

const kept = [{ fact: 'kept' }]
const invalidPassword = { code: '28P01' }

test('no role connects without the password', async () => {
  const dataDir = await emptyStore()
  const { url } = await start(dataDir)
  for (const address of [url, adminUrlOf(dataDir, url)]) {
    await expect(query(withPassword(address, 'wrong'), 'select 1')).rejects.toMatchObject(invalidPassword)
    await expect(query(withPassword(address, ''), 'select 1')).rejects.toThrow('password must be a')
  }
  const rules = readFileSync(join(clusterOf(dataDir), 'pg_hba.conf'), 'utf8').match(/^[^#\n].*$/gm)
  expect(rules?.map((rule) => rule.split(/\s+/).at(-1))).not.toContain('trust')
})

test('the shop owns its database and has no rights beyond it', async () => {
  const { url } = await start(await emptyStore())
  const [role] = await query(
    url,
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
      (select datdba = pg_roles.oid from pg_database where datname = current_database()) as owns_database,
      (select count(*)::integer from pg_auth_members where member = pg_roles.oid) as memberships
    from pg_roles where rolname = current_user`,
  )
  expect(role).toEqual({
    rolsuper: false,
    rolcreatedb: false,
    rolcreaterole: false,
    rolreplication: false,
    rolbypassrls: false,
    owns_database: true,
    memberships: 0,
  })
  await expect(query(url, "copy (select 1) to program 'id'")).rejects.toMatchObject({ code: '42501' })
})

test('passwords are in one private file of the shop, in the format of psql, and nowhere else', async () => {
  const dataDir = await emptyStore()
  const lines: string[] = []
  const { pid, url } = await start(dataDir, (line) => lines.push(line))
  const file = join(dataDir, 'postgres.pgpass')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(file).uid).toBe(process.getuid?.())
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\*:\*:\*:tecnoclick:[\w-]{43}\n\*:\*:\*:tecnoclick_shop:[\w-]{43}\n$/,
  )

  await expect(query(withPassword(url, 'wrong'), 'select 1')).rejects.toThrow()
  const { admin, shop } = readCredentials(openStoreFolder(dataDir)) ?? {}
  const log = readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')
  const processes = listProcesses()
  expect(processes).toContain(clusterOf(dataDir))
  expect(pid).toBeGreaterThan(0)
  for (const login of [admin, shop]) {
    if (!login) throw new Error('no credentials')
    for (const text of [log, processes, lines.join('\n')]) expect(text).not.toContain(login.password)
  }
})

test.skipIf(!canBecomeOthers)('the user that PostgreSQL runs as cannot read the passwords', async () => {
  const dataDir = await emptyStore()
  const { pid } = await start(dataDir)
  expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
  const read = `fs.readFileSync(${JSON.stringify(join(dataDir, 'postgres.pgpass'))})`
  const { uid, gid } = statSync(`/proc/${pid}`)
  expect(() => execFileSync(process.execPath, ['-e', read], { uid, gid, stdio: 'pipe' })).toThrow('EACCES')
})

test.each([
  ['lost', (file: string) => rmSync(file)],
  ['damaged', (file: string) => writeFileSync(file, '*:*:*:tecnoclick:')],
  ['readable by others', (file: string) => chmodSync(file, 0o644)],
])('a password file that is %s is replaced, and the old passwords end', async (_, spoil) => {
  const dataDir = await usedStore()
  const lines: string[] = []
  const first = await start(dataDir)
  await first.stop()
  spoil(join(dataDir, 'postgres.pgpass'))

  const second = await start(dataDir, (line) => lines.push(line))
  expect(lines).toEqual(['La base de datos no acepta la contraseña guardada; se renueva…'])
  expect(second.url).not.toBe(first.url)
  expect(await query(second.url, 'select fact from memory')).toEqual(kept)
  await expect(query(first.url, 'select 1')).rejects.toMatchObject(invalidPassword)
  expect(statSync(join(dataDir, 'postgres.pgpass')).mode & 0o777).toBe(0o600)

  await second.stop()
  const third = await start(dataDir, (line) => lines.push(line))
  expect(third.url).toBe(second.url)
  expect(lines).toHaveLength(1)
})

test('a PostgreSQL that still runs is restarted when its password file is lost', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  const before = await owner.report
  await owner.kill()
  rmSync(join(dataDir, 'postgres.pgpass'))
  const after = await start(dataDir)
  expect(after.adopted).toBe(false)
  expect(identify(before.pid)).toBeUndefined()
  expect(await query(after.url, 'select fact from memory')).toEqual(kept)
})

test('a cluster copied without its passwords, or from a store with others, works', async () => {
  const dataDir = await usedStore('old')
  const other = await emptyStore()
  const running = await start(other)
  await running.stop()
  rmSync(clusterOf(other), { recursive: true })
  cpSync(clusterOf(dataDir), clusterOf(other), { recursive: true })
  const copied = await start(other)
  expect(copied.url).toBe(running.url)
  expect(await query(copied.url, 'select fact from memory')).toEqual(kept)
})

test.each([
  ['got another password', "password 'changed'"],
  ['became a superuser', 'superuser createdb'],
])('a shop role that %s by hand is restored', async (_, change) => {
  const dataDir = await usedStore()
  const first = await start(dataDir)
  await query(adminUrlOf(dataDir, first.url), `alter role tecnoclick_shop ${change}`)
  await first.stop()
  const second = await start(dataDir)
  expect(second.url).toBe(first.url)
  expect(
    await query(second.url, 'select rolsuper, rolcreatedb from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolcreatedb: false }])
})

test('a running PostgreSQL that trusts local connections is restarted instead of adopted', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir)
  await owner.report
  await owner.kill()
  const rules = 'local all tecnoclick trust\nlocal all all scram-sha-256\n'
  writeFileSync(join(clusterOf(dataDir), 'pg_hba.conf'), rules)
  expect((await start(dataDir)).adopted).toBe(false)
  expect(requiresPasswords(openStoreFolder(dataDir))).toBe(true)
})

test.each([
  ['trust', 'local all all trust\n'],
  ['trust beside passwords', 'local all all scram-sha-256\nhost all all 127.0.0.1/32 trust\n'],
  ['a file included from elsewhere', 'include /etc/hostname\n'],
  ['nobody', ''],
])('access rules that admit %s are replaced', async (_, rules) => {
  const dataDir = await usedStore()
  writeFileSync(join(clusterOf(dataDir), 'pg_hba.conf'), rules)
  const { url } = await start(dataDir)
  await expect(query(withPassword(url, 'wrong'), 'select 1')).rejects.toMatchObject(invalidPassword)
  expect(await query(url, 'select fact from memory')).toEqual(kept)
  expect(requiresPasswords(openStoreFolder(dataDir))).toBe(true)
})

test.each([
  ['stopped', (store: { stop(name?: NodeJS.Signals): Promise<void> }) => store.stop()],
  ['killed', (store: { stop(name?: NodeJS.Signals): Promise<void> }) => store.stop('SIGKILL')],
  ['still running', () => Promise.resolve()],
])('a store of an earlier version, %s, gets passwords and an ordinary role', async (_, leave) => {
  const earlier = await startEarlierStore()
  const { dataDir } = earlier
  await leave(earlier)
  const lines: string[] = []
  const { url } = await start(dataDir, (line) => lines.push(line))

  expect(lines.at(-1)).toBe('Se protege con contraseña la base de datos de una versión anterior…')
  await expect(query(earlier.url, 'select 1')).rejects.toThrow('password must be a')
  expect(await query(url, 'select fact from memory')).toEqual(kept)
  expect(await query(url, notOwned)).toEqual([])
  expect(await migrate(url)).toEqual({ applied: [] })
  await query(
    url,
    `insert into memory (fact) values ('added'); alter table memory add column seen boolean;
    refresh materialized view worker.counts; drop schema worker cascade; truncate memory restart identity`,
  )
})

/** Objects that the shop could not alter or drop. */
const notOwned = `
  select relname::text as name from pg_class where relowner <> current_user::regrole and relnamespace in (select * from own)
  union all select proname from pg_proc where proowner <> current_user::regrole and pronamespace in (select * from own)
  union all select typname from pg_type where typowner <> current_user::regrole and typnamespace in (select * from own)
  union all select nspname from pg_namespace where nspowner <> current_user::regrole and nspname = 'worker'
`.replace(/^/, "with own as (select oid from pg_namespace where nspname in ('public', 'worker'))")

test('a tool joins a running store with the password of the shop', async () => {
  const dataDir = await usedStore()
  const shop = await start(dataDir)
  expect((await joinEmbeddedPostgres({ dataDir })).url).toBe(shop.url)
  renameSync(join(dataDir, 'postgres.pgpass'), join(dataDir, 'elsewhere'))
  await expect(joinEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
    problem: 'no-permission',
    message: expect.stringContaining('postgres.pgpass'),
  })
  expect(existsSync(join(dataDir, 'postgres.pgpass'))).toBe(false)
})

test.skipIf(!canBecomeOthers)('passwords written by another user are not trusted', async () => {
  const dataDir = await usedStore()
  const first = await start(dataDir)
  await first.stop()
  execFileSync('chown', [`${nobody.uid}:${nobody.gid}`, join(dataDir, 'postgres.pgpass')])
  const second = await start(dataDir)
  expect(second.url).not.toBe(first.url)
  expect(statSync(join(dataDir, 'postgres.pgpass')).uid).toBe(0)
})

test('on Windows a file is restricted by its access control list', () => {
  expect(aclArguments('C:\\tienda\\postgres.pgpass', 'S-1-5-21-1-2-3-1001', false)).toEqual([
    'C:\\tienda\\postgres.pgpass',
    ...['/inheritance:r', '/grant:r', '*S-1-5-21-1-2-3-1001:F', '/q'],
  ])
  expect(aclArguments('C:\\tienda\\postgres', 'S-1-5-18', true)).toContain('*S-1-5-18:(OI)(CI)F')
})

function withPassword(url: string, password: string): string {
  return Object.assign(new URL(url), { password }).href
}

/** Arguments and variables of every process. A small Debian has no ps. */
function listProcesses(): string {
  if (!existsSync('/proc/self')) return execFileSync('ps', ['-axeww', '-o', 'command='], { encoding: 'utf8' })
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const files = pids.flatMap((pid) => [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`])
  return files.map(readProcessFile).join('\n')
}

function readProcessFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // has ended, or belongs to another user
  }
}
