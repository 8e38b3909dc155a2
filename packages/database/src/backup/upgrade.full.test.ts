import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate, replayMigrations } from '../migrate.ts'
import { readSqlFiles, shopFolders } from '../migration-files.ts'
import { restoreBackup } from './restore-backup.ts'
import { backUp, emptyDatabase, query } from './testing/scratch.ts'

/** A shop before the last migrations, with a customer, a product and a review. */
async function olderShop(migrations: number): Promise<{ url: string; newer: string[] }> {
  const history = await readSqlFiles(shopFolders.migrations)
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await replayMigrations(client, history.slice(0, migrations))
    await client.query(`
      insert into users (email, password_hash) values ('ana@ejemplo.cu', '$argon2id$v=19$x');
      insert into products (sku, slug, name, price, rating, reviews) values ('T-1', 'tinta', 'Tinta', 500, 4, 1);
      insert into reviews (product_id, author, email, text, rating) select id, 'Ana', 'ana@ejemplo.cu', 'Bien', 4 from products;
      insert into stock_moves (product_id, kind, quantity, available_change, stock_after) select id, 'received', 9, 9, 9 from products;
      update products set stock = 9`)
  } finally {
    await client.end()
  }
  return { url, newer: history.slice(migrations).map(({ name }) => name) }
}

const rows = `select users.email, slug, stock, products.rating::text, reviews.text
  from users, products join reviews on reviews.product_id = products.id`

test('a shop of an older version is migrated with its rows, once', async () => {
  const { url, newer } = await olderShop(1)
  const before = await query(url, rows)
  expect(before).toHaveLength(1)
  expect(newer.length).toBeGreaterThan(0)
  expect(await migrate(url)).toEqual({ applied: newer })
  expect(await query(url, rows)).toEqual(before)
  expect(await migrate(url)).toEqual({ applied: [] })
})

test('a backup of an older version is restored and then migrated', async () => {
  const { url: old, newer } = await olderShop(1)
  const backup = await backUp(old)
  expect(backup.header.migrations).toHaveLength(1)
  const url = await emptyDatabase()
  const { upgraded, invariants } = await restoreBackup({ url, backup })
  expect(upgraded).toEqual(newer)
  expect(await query(url, rows)).toEqual(await query(old, rows))
  expect(invariants.filter(({ offending }) => offending > 0)).toEqual([])
})

test('only the missing migration is applied', async () => {
  const { url, newer } = await olderShop((await readSqlFiles(shopFolders.migrations)).length - 1)
  expect(await migrate(url)).toEqual({ applied: newer })
  expect(newer).toHaveLength(1)
})

test('mails of an older version lose their codes and tokens once they are sent', async () => {
  const { url } = await olderShop(5)
  const link = 'https://t.cu/activate/user/aB3_x-Y7'
  await query(
    url,
    `insert into outbox (kind, to_address, subject, html, text, dedupe_key, state, sent_at) values
      ('activation', 'a@b.cu', 'x', '<a href="${link}">${link}</a>', E'Active:\\n${link}\\n', 'a', 'sent', now()),
      ('recovery-code', 'a@b.cu', 'x', '<p style="font-size:1900px">4711</p>', E'Escriba\\n\\n4711\\n\\nEn 2026.\\n', 'b', 'sent', now()),
      ('order-status', 'a@b.cu', 'x', '<p>4711</p>', '4711', 'c', 'sent', now()),
      ('activation', 'a@b.cu', 'x', '${link}', '${link}', 'd', 'pending', null)`,
  )
  await migrate(url)
  const [token, code] = ['\uE000token\uE000', '\uE000code\uE000']
  const masked = link.replace('aB3_x-Y7', token)
  expect(await query(url, 'select html, text, length(secrets) as secrets from outbox order by id')).toEqual([
    { html: `<a href="${masked}">${masked}</a>`, text: `Active:\n${masked}\n`, secrets: null },
    {
      html: `<p style="font-size:1900px">${code}</p>`,
      text: `Escriba\n\n${code}\n\nEn 2026.\n`,
      secrets: null,
    },
    { html: '<p>4711</p>', text: '4711', secrets: null },
    { html: link, text: link, secrets: 0 },
  ])
})

test('staff of an older version become administrators, with shorter sessions', async () => {
  const { url: old } = await olderShop(5)
  await query(
    old,
    `with chief as (
      insert into users (email, password_hash, role) values ('jefa@ejemplo.cu', '$argon2id$v=19$x', 'admin') returning id
    ), session as (
      insert into sessions (token_hash, user_id, created_at, idle_expires_at, absolute_expires_at)
      select sha256('x'), id, now() + interval '1 minute', now() + interval '7 days', now() + interval '30 days' from chief
    )
    insert into audit_log (actor_id, action, entity) select id, 'update', 'order' from chief`,
  )
  const url = await emptyDatabase()
  const { invariants } = await restoreBackup({ url, backup: await backUp(old) })
  expect(invariants.filter(({ offending }) => offending > 0)).toEqual([])
  expect(await query(url, 'select role, staff_role from users order by id')).toEqual([
    { role: 'user', staff_role: null },
    { role: 'admin', staff_role: 'administrator' },
  ])
  const long = "select id from sessions where absolute_expires_at > created_at + interval '24 hours'"
  expect(await query(url, long)).toEqual([])
  expect(await query(url, 'select id from sessions')).toHaveLength(1)
})
