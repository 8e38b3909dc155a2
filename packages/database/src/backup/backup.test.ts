import { stat } from 'node:fs/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sqlState } from '../connect.ts'
import { seedDemo } from '../seed/demo.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { restoreBackup } from './restore-backup.ts'
import { backUp, emptyDatabase, query, temporaryFile } from './testing/scratch.ts'
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
  'schema_functions',
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

/** A product, its first units and a mail with a code, beside what every shop begins with. */
async function smallShop(): Promise<string> {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  await query(
    url,
    `insert into products (sku, slug, name, price, stock) values ('T-1', 'tinta', 'Tinta', 500, 9);
    insert into stock_moves (product_id, kind, quantity, available_change, stock_after)
      select id, 'received', 9, 9, 9 from products;
    insert into outbox (kind, to_address, subject, html, text, secrets, dedupe_key)
      values ('activation', 'ana@ejemplo.cu', 'x', 'x', 'x', 'sealed', 'a')`,
  )
  return url
}

test('a restored database has its triggers, keys and sequences, and no codes, tokens or foreign tables', async () => {
  const source = await smallShop()
  await query(source, 'create table notes (id integer primary key, text text)')
  await query(source, "insert into notes values (1, 'mine')")
  const [backup, same] = [await backUp(source), await backUp(source)]
  await query(source, 'drop table notes')
  expect([...same.tables]).toEqual([...backup.tables])
  expect((await stat(backup.file)).mode & 0o777).toBe(0o600)
  const all = await query(source, "select tablename from pg_tables where schemaname = 'public'")
  const lasting = all.map((row) => String(row.tablename)).filter((name) => !shortLived.includes(name))
  expect([...backup.tables.keys()].sort()).toEqual([...lasting, 'notes'].sort())

  const url = await emptyDatabase()
  expect((await restoreBackup({ url, backup })).passedOver).toEqual(['notes'])
  expect(await query(url, rules)).toEqual(await query(source, rules))
  expect(await query(url, 'update stock_moves set quantity = 7').catch(sqlState)).toBe('23001')
  const add = "insert into brands (slug, name) values ('nueva', 'Nueva') returning id"
  expect(await query(url, add)).toEqual(await query(source, add))
  const sealed = 'select id from outbox where secrets is not null'
  expect([await query(url, sealed), (await query(source, sealed)).length]).toEqual([[], 1])
})

const rules = `
  select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid)
  from pg_trigger where not tgisinternal order by 1, 2, 3`

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
