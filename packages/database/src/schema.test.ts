import { readdir, readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from './schema.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

const tables = Object.values(schema).filter((value) => is(value, PgTable))
const migrations = new URL('../migrations/', import.meta.url)

test('the migrations match the schema: nothing is left to generate', async () => {
  const snapshots = (await readdir(new URL('meta/', migrations))).filter((name) =>
    name.endsWith('_snapshot.json'),
  )
  const newest = snapshots.sort().at(-1) ?? ''
  const migrated = JSON.parse(await readFile(new URL(`meta/${newest}`, migrations), 'utf8'))
  const pending = await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))
  expect(pending).toEqual([])
})

test('schema.ts includes every file of the schema folder', async () => {
  const entries = await readdir(new URL('schema/', import.meta.url), { recursive: true })
  const files = entries.filter((name) => name.endsWith('.ts')).map((name) => name.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(30)
  const source = await readFile(new URL('schema.ts', import.meta.url), 'utf8')
  for (const file of files) expect(source).toContain(`./schema/${file}'`)
})

test('the migrated database has exactly these tables and columns', async () => {
  const { rows } = await shop.pool.query<{ column: string }>(`
    select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as column
    from information_schema.columns
    where table_schema = 'public' and table_name not in ('schema_migrations', 'schema_functions')`)
  const declared = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map((column) => `${name}.${column.name}${column.notNull ? '' : '?'}`)
  })
  expect(rows.map((row) => row.column).sort()).toEqual(declared.sort())
})

test('timestamps have a zone and millisecond precision', async () => {
  const { rows } = await shop.pool.query(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name not in ('schema_migrations', 'schema_functions') and data_type like 'timestamp%'
      and (data_type <> 'timestamp with time zone' or datetime_precision <> 3)`)
  expect(rows).toEqual([])
})

test('a foreign key used for deletes or look-ups has an index', async () => {
  const { rows } = await shop.pool.query<{ key: string }>(`
    select conrelid::regclass || '.' || conname as key from pg_constraint
    where contype = 'f' and confdeltype = 'c' and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = any (conkey)
    )`)
  expect(rows).toEqual([])
})
