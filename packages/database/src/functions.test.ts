import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { migrate, replayMigrations } from './migrate.ts'
import { readSqlFiles, shopFolders } from './migration-files.ts'
import { splitStatements } from './split-statements.ts'
import { createDatabase } from './testing/template.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

/** Every function and trigger as PostgreSQL spells it. */
async function definitions(client: pg.Client | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(`
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')
    union all
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
    order by 1`)
  return rows.map(({ definition }) => definition)
}

/** `function queue_order_placed`, or `trigger orders_webhook_placed on orders`. */
function nameOf(code: string): string {
  const [, trigger, table] = / (trigger \w+) .*? on (\w+)/.exec(code) ?? []
  return trigger ? `${trigger} on ${table}` : (/function \w+/.exec(code)?.[0] ?? code)
}

test('each file has one function, which it is named after, and the triggers that call it', async () => {
  for (const { name, sql } of await readSqlFiles(shopFolders.functions)) {
    const [declared = '', ...triggers] = splitStatements(sql).map(({ code }) => code)
    const own = /(\w+)\.sql$/.exec(name)?.[1]
    expect(declared, name).toContain(`create or replace function ${own}(`)
    for (const trigger of triggers) {
      expect(trigger, name).toMatch(/^create (or replace |constraint )trigger /)
      expect(trigger, name).toContain(` execute function ${own}(`)
    }
  }
})

test('the database has no function or trigger without a file, and the other way round', async () => {
  const files = await readSqlFiles(shopFolders.functions)
  const namesIn = (sql: string) => splitStatements(sql).map(({ code }) => nameOf(code))
  const inDatabase = (await definitions(shop.pool)).flatMap(namesIn)
  expect(inDatabase.sort()).toEqual(files.flatMap(({ sql }) => namesIn(sql)).sort())
})

test('the database has what the files say', async () => {
  const before = await definitions(shop.pool)
  await shop.pool.query('delete from schema_functions')
  await migrate(shop.url)
  expect(await definitions(shop.pool)).toEqual(before)
})

test('every function is valid once all are there', async () => {
  for (const { name, sql } of await readSqlFiles(shopFolders.functions))
    await expect(shop.pool.query(splitStatements(sql)[0]?.text ?? ''), name).resolves.toBeDefined()
})

test('a shop of an older version gets the functions and triggers of a new one', async () => {
  const { url, drop } = await createDatabase(inject('template'))
  onTestFinished(drop)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const history = await readSqlFiles(shopFolders.migrations)
  await replayMigrations(
    client,
    history.filter(({ name }) => name < '0032'),
  )
  await migrate(url)
  expect(await definitions(client)).toEqual(await definitions(shop.pool))
})
