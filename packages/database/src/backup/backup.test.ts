import { stat } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlState } from '../connect.ts'
import { seedDemo } from '../seed/demo.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { backUp, emptyDatabase, query, temporaryFile } from './fixtures/scratch.ts'
import { restoreBackup } from './restore-backup.ts'
import { verifyBackup } from './verify-backup.ts'
import { writeBackup } from './write-backup.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
  await seedDemo(shop.db)
})
afterAll(() => shop.drop())

const shortLived = [
  'rate_buckets',
  'snapshot_changes',
  'catalogue_images',
  'catalogue_image_parts',
  'exposure_signs',
  'schema_migrations',
]

test('a backup made during writes is restored with the same rows and keeps every invariant', async () => {
  const file = await temporaryFile()
  const writers = startWriters()
  await writers.started
  await writeBackup({ url: shop.url, file, now: new Date() })
  const written = await writers.stop()
  const backup = await verifyBackup(file)
  expect(written).toBeGreaterThan(backup.tables.get('reviews')?.rows ?? 0)

  const url = await emptyDatabase()
  const { invariants, upgraded, passedOver } = await restoreBackup({ url, backup })
  expect(invariants.filter(({ offending }) => offending > 0)).toEqual([])
  expect({ upgraded, passedOver }).toEqual({ upgraded: [], passedOver: [] })
  const again = await backUp(url)
  expect([...again.tables]).toEqual([...backup.tables])
  expect(again.header.sequences).toEqual(backup.header.sequences)
})

test('a restored database has its triggers, keys and sequences, and no codes, tokens or foreign tables', async () => {
  await query(shop.url, "update outbox set secrets = 'sealed' where id = (select min(id) from outbox)")
  await query(shop.url, 'create table notes (id integer primary key, text text)')
  await query(shop.url, "insert into notes values (1, 'mine')")
  const [backup, same] = [await backUp(shop.url), await backUp(shop.url)]
  await query(shop.url, 'drop table notes')
  expect([...same.tables]).toEqual([...backup.tables])
  expect((await stat(backup.file)).mode & 0o777).toBe(0o600)
  await expectAllTables([...backup.tables.keys()])

  const url = await emptyDatabase()
  expect((await restoreBackup({ url, backup })).passedOver).toEqual(['notes'])
  await expectSameRules(url)
  await expectSameSequences(url)
  const sealed = 'select id from outbox where secrets is not null'
  expect([await query(url, sealed), (await query(shop.url, sealed)).length]).toEqual([[], 1])
  await query(shop.url, 'update outbox set secrets = null')
})

/** All but short-lived ones; the foreign one is only skipped when it is restored. */
async function expectAllTables(copied: string[]): Promise<void> {
  const all = await query(shop.url, "select tablename from pg_tables where schemaname = 'public'")
  const expected = all.map((row) => String(row.tablename)).filter((name) => !shortLived.includes(name))
  expect(copied.sort()).toEqual([...expected, 'notes'].sort())
}

async function expectSameRules(url: string): Promise<void> {
  const rules = `
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal order by 1, 2, 3`
  expect(await query(url, rules)).toEqual(await query(shop.url, rules))
  const refusal = await query(url, 'update stock_moves set quantity = 7').catch(sqlState)
  expect(refusal).toBe('23001')
}

async function expectSameSequences(url: string): Promise<void> {
  const add = "insert into brands (slug, name) values ('nueva', 'Nueva') returning id"
  const [[restored], [original]] = await Promise.all([query(url, add), query(shop.url, add)])
  expect(restored).toEqual(original)
  await query(shop.url, "delete from brands where slug = 'nueva'")
}

/** A review changes two tables: a backup without one snapshot would break the rating invariant. */
function startWriters() {
  let isOver = false
  let written = 0
  const started = Promise.withResolvers<void>()
  async function write(writer: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      await shop.pool.query(
        `insert into reviews (product_id, author, email, text, rating)
        select id, 'Ana', $1, 'Buena', 1 + $2 % 5 from products order by id limit 5`,
        [`escritora${writer}-${turn}@ejemplo.cu`, turn],
      )
      written += 5
      if (written > 40) started.resolve()
    }
  }
  const writers = [1, 2, 3].map(write)
  return {
    started: started.promise,
    async stop() {
      isOver = true
      await Promise.all(writers)
      const [row] = await query(shop.url, 'select count(*)::integer as number from reviews')
      return Number(row?.number)
    },
  }
}
