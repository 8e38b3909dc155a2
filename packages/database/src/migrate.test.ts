import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { ChangedMigrationError, NewerDatabaseError } from './migration-errors.ts'
import { createDatabase, type ScratchDatabase } from './testing/template.ts'

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(inject('template'))
  onTestFinished(drop)
  return url
}

let pattern: ScratchDatabase
beforeAll(async () => {
  pattern = await createDatabase(inject('template'))
  await migrate(pattern.url)
})
afterAll(() => pattern.drop())

/** Migrated, without the rows of the shop that other tests begin with. */
async function migratedDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(inject('template'), new URL(pattern.url).pathname.slice(1))
  onTestFinished(drop)
  return url
}

test('an empty database gets every migration in order, and a second run none', async () => {
  const url = await emptyDatabase()
  const { applied } = await migrate(url)
  expect(applied[0]).toBe('0000_create-the-house.sql')
  expect(applied).toEqual([...applied].sort())
  expect(await migrate(url)).toEqual({ applied: [] })
})

test('servers that start together apply each migration once', async () => {
  const url = await emptyDatabase()
  // Each has a connection of its own, as servers have.
  const servers = await Promise.all([1, 2, 3].map(() => migrate(url)))
  const applied = servers.map((server) => server.applied)
  const rows = await query(url, 'select name from schema_migrations order by name')
  expect(applied.filter((names) => names.length > 0)).toEqual([rows.map((row) => row.name)])
})

test('a database of a newer version is refused and not changed', async () => {
  const url = await migratedDatabase()
  await query(url, "insert into schema_migrations (name, checksum) values ('9999_from-the-future.sql', 'x')")
  await expect(migrate(url)).rejects.toThrow(NewerDatabaseError)
  await expect(migrate(url)).rejects.toThrow('9999_from-the-future.sql')
})

test('a migration that was edited after it was applied is refused', async () => {
  const url = await migratedDatabase()
  await query(url, "update schema_migrations set checksum = 'x' where name like '0001%'")
  await expect(migrate(url)).rejects.toThrow(ChangedMigrationError)
})

test('a failed migration is rolled back, and the next run continues', async () => {
  const url = await emptyDatabase()
  await query(url, 'create table users (id integer)')
  await expect(migrate(url)).rejects.toThrow('0000_create-the-house.sql')
  const tables = await query(url, "select tablename from pg_tables where schemaname = 'public' order by 1")
  expect(tables.map((table) => table.tablename)).toEqual(['schema_migrations', 'users'])
  await query(url, 'drop table users')
  expect((await migrate(url)).applied.length).toBeGreaterThan(1)
})

test('avatars whose names can be guessed get others, and profiles and reviews follow', async () => {
  const url = await migratedDatabase()
  await query(url, "delete from schema_migrations where name like '0008%'")
  await query(
    url,
    `insert into users (email, password_hash, role) values ('ana@ejemplo.cu', '$argon2id$x', 'user');
     insert into files (name, content_type, size, sha256, kind)
       values ('71772463600000.webp', 'image/webp', 1, sha256('x'), 'avatar'),
              ('default-avatar.webp', 'image/webp', 1, sha256('y'), 'site');
     insert into profiles (user_id, photo) select id, '71772463600000.webp' from users;`,
  )
  expect(await migrate(url)).toEqual({ applied: ['0008_unguessable-avatars.sql'] })
  const names = (await query(url, 'select name from files order by name')).map(({ name }) => name)
  expect(names).toEqual([expect.stringMatching(/^71772463600000-[0-9a-f]{32}\.webp$/), 'default-avatar.webp'])
  expect(await query(url, 'select photo from profiles')).toEqual([{ photo: names[0] }])
})

test('the promises of before become those of the documents, and staff keep what they wrote', async () => {
  const url = await migratedDatabase()
  await query(url, "delete from schema_migrations where name like '0043%'")
  await query(
    url,
    `insert into promises (icon, title, text, enable, version, position) values
       ('headset', 'Soporte por teléfono y WhatsApp', '{hours}', true, 1, 0),
       ('percent', 'Descuento de hasta 30%', '', false, 1, 1),
       ('shield', 'Pago seguro', '', true, 2, 2);`,
  )
  expect(await migrate(url)).toEqual({ applied: ['0043_promises-of-the-documents.sql'] })
  expect(await query(url, 'select title, text, enable from promises order by position')).toEqual([
    { title: 'Soporte 24/7', text: 'Tienda: {hours}', enable: true },
    { title: 'Descuento de hasta 30%', text: '', enable: true },
    { title: 'Pago seguro', text: '', enable: true },
  ])
  expect(await query(url, "select en from translations where source = 'Soporte 24/7'")).toEqual([
    { en: 'Support 24/7' },
  ])
})
