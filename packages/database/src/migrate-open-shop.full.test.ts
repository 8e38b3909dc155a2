import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { NewerDatabaseError } from './migration-errors.ts'
import { inTransactionText } from './migration-files.ts'
import { splitStatements } from './split-statements.ts'
import { createDatabase } from './testing/template.ts'

const patiently = { timeout: 30_000, interval: 10 }

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A database with a table of three thousand notes, and a folder of migrations. */
async function shopWith(files: Record<string, string>) {
  const { url, drop } = await createDatabase(inject('template'))
  onTestFinished(drop)
  const folder = await mkdtemp(join(tmpdir(), 'tecnoclick-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const folders = { migrations: join(folder, 'migrations'), functions: join(folder, 'functions') }
  for (const each of Object.values(folders)) await mkdir(each)
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folders.migrations, name), sql)
  const client = await connected(url)
  await client.query('create table notes (id integer primary key, text text)')
  await client.query("insert into notes select id, 'x' from generate_series(1, 3000) as id")
  return {
    client,
    url,
    migrate: () => migrate(url, 'none', folders),
    writeFunction: (name: string, sql: string) => writeFile(join(folders.functions, name), sql),
  }
}

const steps = `-- no transaction
alter table notes add column if not exists size integer;
create table if not exists batches (rows integer);
create or replace function count_batch() returns trigger language plpgsql as $$
  begin insert into batches select count(*) from changed; return null; end $$;
create or replace trigger count_batch after update on notes referencing new table as changed
  for each statement execute function count_batch();
-- repeat
update notes set size = length(text) where id in (select id from notes where size is null limit 1000);
drop index concurrently if exists notes_size;
create index concurrently notes_size on notes (size);
`

test('a file without a transaction builds indexes concurrently and changes rows in batches', async () => {
  const shop = await shopWith({ '0001_steps.sql': steps })
  expect(await shop.migrate()).toEqual({ applied: ['0001_steps.sql'] })
  const { rows } = await shop.client.query('select rows from batches')
  expect(rows.map((batch) => batch.rows)).toEqual([1000, 1000, 1000, 0])
  const { rows: index } = await shop.client.query(
    "select indisvalid as valid from pg_index where indexrelid = 'notes_size'::regclass",
  )
  expect(index).toEqual([{ valid: true }])
  expect(await shop.migrate()).toEqual({ applied: [] })
})

test('an interrupted file runs again from its beginning', async () => {
  const unique = steps.replace('create index concurrently', 'create unique index concurrently')
  const shop = await shopWith({ '0001_steps.sql': unique })
  await expect(shop.migrate()).rejects.toThrow('0001_steps.sql')
  await shop.client.query('update notes set size = id')
  expect((await shop.migrate()).applied).toEqual(['0001_steps.sql'])
})

test('inside the transaction of a restore nothing is concurrent', async () => {
  const { client } = await shopWith({})
  await client.query('begin')
  for (const statement of splitStatements(steps)) await client.query(inTransactionText(statement))
  await client.query('commit')
})

test('a migration waits for a long reader, and nobody waits for the migration', async () => {
  const shop = await shopWith({ '0001_column.sql': 'alter table notes add column size integer' })
  const [backup, visitor] = [await connected(shop.url), await connected(shop.url)]
  await backup.query('begin')
  await backup.query('select count(*) from notes')
  const migrating = shop.migrate()
  const waiting = `select wait_event_type = 'Lock' as is from pg_stat_activity
    where datname = current_database() and application_name = 'tecnoclick-migrate'`
  // It waits for the reader again and again, and each read is answered although the reader does not end.
  for (let read = 0; read < 2; read++) {
    await expect.poll(async () => (await shop.client.query(waiting)).rows, patiently).toEqual([{ is: true }])
    await visitor.query('select count(*) from notes')
  }
  await backup.query('commit')
  expect(await migrating).toEqual({ applied: ['0001_column.sql'] })
})

const stamp = (text: string) => `create or replace function stamp() returns trigger language plpgsql as $$
begin new.text := '${text}'; return new; end $$;
create or replace trigger notes_stamped before insert on notes for each row execute function stamp();
`

test('a function is replaced with its trigger when its file changes, and not otherwise', async () => {
  const shop = await shopWith({})
  const stamped = async (id: number) =>
    (await shop.client.query('insert into notes values ($1) returning text', [id])).rows
  await shop.writeFunction('stamp.sql', stamp('first'))
  await shop.migrate()
  expect(await stamped(4001)).toEqual([{ text: 'first' }])
  await shop.writeFunction('stamp.sql', stamp('second'))
  await shop.migrate()
  expect(await stamped(4002)).toEqual([{ text: 'second' }])
  await shop.client.query('drop trigger notes_stamped on notes')
  await shop.migrate()
  expect(await stamped(4003)).toEqual([{ text: null }])
})

test('functions may call each other in any order, and fail together', async () => {
  const shop = await shopWith({})
  const sum = (body: string) =>
    `create or replace function a() returns integer language sql as $$ ${body} $$;`
  await shop.writeFunction('a.sql', sum('select b() + 1'))
  await shop.writeFunction(
    'b.sql',
    'create or replace function b() returns integer language sql as $$ select 1 $$;',
  )
  await shop.migrate()
  await shop.writeFunction('a.sql', sum('select b() + 2'))
  await shop.writeFunction(
    'b.sql',
    'create or replace function b() returns text language sql as $$ select 1 $$;',
  )
  await expect(shop.migrate()).rejects.toThrow('the next start tries again')
  expect((await shop.client.query('select a()')).rows).toEqual([{ a: 2 }])
})

test('a trigger waits for a long writer, and nobody waits long for the trigger', async () => {
  const shop = await shopWith({})
  const constraint = `create or replace function refuse() returns trigger language plpgsql as $$
    begin raise 'refused'; end $$;
    create constraint trigger notes_refused after insert on notes deferrable initially deferred
      for each row execute function refuse();`
  await shop.writeFunction('refuse.sql', constraint)
  await shop.migrate()
  await shop.writeFunction('refuse.sql', constraint.replace('refused', 'refused again'))
  const [writer, visitor] = [await connected(shop.url), await connected(shop.url)]
  await writer.query('begin')
  await writer.query('update notes set text = text where id = 1')
  const migrating = shop.migrate()
  const waiting = `select wait_event_type = 'Lock' as is from pg_stat_activity
    where datname = current_database() and application_name = 'tecnoclick-migrate'`
  for (let write = 2; write < 4; write++) {
    await expect.poll(async () => (await shop.client.query(waiting)).rows, patiently).toEqual([{ is: true }])
    await visitor.query('update notes set text = text where id = $1', [write])
  }
  await writer.query('commit')
  await migrating
  await expect(visitor.query("insert into notes values (5001, '')")).rejects.toThrow('refused again')
})

test('an older release does not bring its functions back', async () => {
  const shop = await shopWith({})
  await shop.writeFunction('stamp.sql', stamp('newer'))
  await shop.migrate()
  await shop.client.query("update schema_functions set release = '999.10.0'")
  await shop.writeFunction('stamp.sql', stamp('older'))
  await expect(shop.migrate()).rejects.toThrow(NewerDatabaseError)
})
