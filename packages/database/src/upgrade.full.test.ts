import { readPhone } from '@tecnoclick/domain/platform/phone'
import { foldTransactionCode } from '@tecnoclick/domain/selling/transaction-code'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate, replayMigrations } from './migrate.ts'
import { readSqlFiles, shopFolders } from './migration-files.ts'
import { createDatabase } from './testing/template.ts'

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(inject('template'))
  onTestFinished(drop)
  return url
}

/** A database as an earlier version left it, with all migrations before the named one. */
async function shopBefore(migration: string): Promise<{ url: string; client: pg.Client }> {
  const history = await readSqlFiles(shopFolders.migrations)
  const url = await emptyDatabase()
  const client = await connected(url)
  await replayMigrations(
    client,
    history.filter(({ name }) => name < migration),
  )
  return { url, client }
}

test('transfer codes get one spelling; of two that were the same the later is marked and reported', async () => {
  const { url, client } = await shopBefore('0006')
  const typed = [
    ...['Plain-1', ' tm-22 ', 'TM\u200b-22', 'ТМ-22', 'TM 22', 'ＴＭ２２', 'A/B', '***', '\u200b'],
    ...['мм23ав-7', 'ΜΜ23ΑΒ-8', 'MM23AB–9', 'M\u00adM\u200d23\u202eAB\ufeff-6', 'ıɑɡ', 'ԛрԝһԁ'],
  ]
  for (const code of typed) {
    await client.query("insert into transaction_codes (code, purpose) values ($1, 'order')", [code])
  }
  await migrate(url)
  const { rows } = await client.query<{ code: string }>('select code from transaction_codes order by id')
  const codes = rows.map(({ code }) => code)
  expect(codes.slice(0, 9)).toEqual([
    ...['PLAIN-1', 'TM-22', 'TM-22-REPETIDO-3', 'TM-22-REPETIDO-4', 'TM22', 'TM22-REPETIDO-6', 'A-B', '---'],
    'CODIGO-9',
  ])
  expect(codes.slice(9)).toEqual(typed.slice(9).map((code) => foldTransactionCode(code)))
  const { rows: told } = await client.query(
    `select entity_id as id, after -> 'sameAs' as "sameAs" from audit_log
     where entity = 'transaction-code' and after ? 'sameAs' order by id`,
  )
  expect(told).toEqual([
    { id: '3', sameAs: 2 },
    { id: '4', sameAs: 2 },
    { id: '5', sameAs: 2 },
    { id: '6', sameAs: 5 },
  ])
})

test('codes that differ by hyphens alone become one; the later are marked and reported, and no more are taken', async () => {
  const { url, client } = await shopBefore('0036')
  const take = (code: string) =>
    client.query("insert into transaction_codes (code, purpose) values ($1, 'order')", [code])
  for (const code of ['KW6-00', 'KW600', 'K-W600', 'OTRO-1', '---']) await take(code)
  await migrate(url)
  const { rows } = await client.query('select code, compared from transaction_codes order by id')
  expect(rows).toEqual([
    { code: 'KW6-00', compared: 'KW600' },
    { code: 'KW600', compared: 'KW600-2' },
    { code: 'K-W600', compared: 'KW600-3' },
    { code: 'OTRO-1', compared: 'OTRO1' },
    { code: '---', compared: '---' },
  ])
  const { rows: told } = await client.query(
    `select entity_id as id, before ->> 'code' as code, after -> 'sameAs' as "sameAs" from audit_log
     where entity = 'transaction-code' order by entity_id`,
  )
  expect(told).toEqual([
    { id: '2', code: 'KW600', sameAs: 1 },
    { id: '3', code: 'K-W600', sameAs: 1 },
  ])
  await expect(take('KW-600')).rejects.toThrow('transaction_codes_compared_once')
  await take('NUEVO-2')
  const { rows: newer } = await client.query("select compared from transaction_codes where code = 'NUEVO-2'")
  expect(newer).toEqual([{ compared: 'NUEVO2' }])
})

test('‘Compra verificada’ stays only where the account has a completed or paid order', async () => {
  const { url, client } = await shopBefore('0006')
  await client.query(`
    insert into users (email, password_hash) values ('a@demo.cu', '$argon2id$x'), ('b@demo.cu', '$argon2id$x');
    insert into products (sku, slug, name, price) values ('T-1', 'tinta', 'Tinta', 500);
    insert into currencies (code, symbol, name) values ('USD', '$', 'Dólar');
    insert into orders (status, channel, currency, price_tier, subtotal, total, client_id, placed_by, completed_at)
    select status, 'web', 'USD', 'retail', 500, 500, id, id, case status when 'COMPLETADA' then now() end
    from users join (values ('a@demo.cu', 'COMPLETADA'), ('b@demo.cu', 'PENDIENTE')) as o (buyer, status) on buyer = email;
    insert into order_lines (order_id, position, product_id, product_name, sku, price, quantity, amount)
    select orders.id, 1, products.id, 'Tinta', 'T-1', 500, 1, 500 from orders, products;
    insert into reviews (product_id, user_id, author, email, text, rating, verified_purchase, hidden)
    select products.id, users.id, 'A', users.email, 'Bien', 5, true, users.email = 'b@demo.cu' from products, users`)
  await migrate(url)
  const { rows } = await client.query(
    'select email, verified_purchase as verified, hidden, waits_for as "waitsFor" from reviews order by email',
  )
  expect(rows).toEqual([
    { email: 'a@demo.cu', verified: true, hidden: false, waitsFor: null },
    { email: 'b@demo.cu', verified: false, hidden: true, waitsFor: null },
  ])
})

test('old orders get the recipient of their address, or the buyer; phones get one form', async () => {
  const { url, client } = await shopBefore('0011')
  await client.query(`
    insert into users (email, password_hash) values ('a@demo.cu', '$argon2id$x');
    insert into profiles (user_id, name, phone) select id, 'Ana', '5355.550101' from users;
    insert into currencies (code, symbol, name) values ('USD', '$', 'Dólar');
    insert into countries (name) values ('Cuba');
    insert into states (country_id, name) select id, 'Granma' from countries;
    insert into cities (state_id, name) select id, 'Bayamo' from states;
    insert into addresses (user_id, name, lastname, country_id, state_id, city_id, street, zip, email, phone, is_principal)
    select users.id, 'Caridad', 'Pérez', countries.id, states.id, cities.id, 'Calle 1', '85100', 'a@demo.cu', '(23) 42-0101', true
    from users, countries, states, cities;
    insert into orders (status, channel, currency, price_tier, subtotal, total, client_id, placed_by, buyer_name,
      home_delivery, shipping_address)
    select 'PENDIENTE', 'web', 'USD', 'retail', 100, 100, id, id, 'Ana Rosales', home, address
    from users, (values (true, 'Calle 1, Bayamo, Granma'), (true, 'Otra, Bayamo, Granma'), (false, '')) as o (home, address);
    insert into products (sku, slug, name, price) values ('T-1', 'tinta', 'Tinta', 100);
    insert into order_lines (order_id, position, product_id, product_name, sku, price, quantity, amount)
    select orders.id, 1, products.id, 'Tinta', 'T-1', 100, 1, 100 from orders, products`)
  await migrate(url)
  const { rows } = await client.query(
    'select recipient_name as name, recipient_phone as phone from orders order by id',
  )
  expect(rows).toEqual([
    { name: 'Caridad Pérez', phone: '+53 23 420 101' },
    { name: 'Ana Rosales', phone: '+53 5555 0101' },
    { name: 'Ana Rosales', phone: '+53 5555 0101' },
  ])
})

test('the migration reads phones as the shop does', async () => {
  const { url, client } = await shopBefore('0011')
  const typed = [
    ...[
      '55550101',
      '+53 5 555 0101',
      '005355550101',
      '053550101',
      '7 830 1234',
      '(07) 830-1234',
      '023420101',
    ],
    ...['+1 (305) 555-0101', '0034 612 345 678', '42 0101', '+53 555 0101', '85550101', 'llamar a Ana'],
  ]
  for (const [index, phone] of typed.entries()) {
    await client.query(`insert into users (email, password_hash) values ('${index}@demo.cu', '$argon2id$x')`)
    await client.query('insert into profiles (user_id, phone) select max(id), $1 from users', [phone])
  }
  await migrate(url)
  const { rows } = await client.query<{ phone: string }>('select phone from profiles order by id')
  expect(rows.map(({ phone }) => phone)).toEqual(typed.map((phone) => readPhone(phone) ?? phone))
})

test('a shop from before has the payment methods, and the old QR text only where nobody changed it', async () => {
  const old = 'TRANSFERMOVIL_ETECSA,TRANSFERENCIA,{account},{amount},{concept}'
  for (const [before, after] of [
    [old, 'TRANSFERMOVIL_ETECSA,TRANSFERENCIA,{account},{phone},'],
    ['PROPIO,{account}', 'PROPIO,{account}'],
  ]) {
    const { url, client } = await shopBefore('0013')
    await client.query("insert into settings (key, value, public) values ('transferQrTemplate', $1, false)", [
      JSON.stringify(before),
    ])
    await migrate(url)
    const { rows } = await client.query("select value from settings where key = 'transferQrTemplate'")
    expect(rows).toEqual([{ value: after }])
    const methods = await client.query('select code from payment_methods order by position')
    expect(methods.rows.map(({ code }) => code)).toEqual(['transfer', 'check', 'cash', 'wallet', 'credit'])
  }
})

test('unpaid orders that were completed get a reason, deposits become payments, and money its day', async () => {
  const { url, client } = await shopBefore('0022')
  await client.query(`
    insert into users (email, password_hash, role, staff_role) values ('a@demo.cu', '$argon2id$x', 'admin', 'administrator');
    insert into currencies (code, symbol, name) values ('USD', '$', 'Dólar');
    insert into payment_methods (code, position, name, instructions) values ('cash', 1, '{"es": "Efectivo"}', '{}');
    insert into orders (status, channel, currency, price_tier, subtotal, total, client_id, placed_by, completed_at)
    select 'COMPLETADA', 'web', 'USD', 'retail', 500, 500, id, id, now() from users, generate_series(1, 2);
    insert into products (sku, slug, name, price) values ('T-1', 'tinta', 'Tinta', 500);
    insert into order_lines (order_id, position, product_id, product_name, sku, price, quantity, amount)
    select orders.id, 1, products.id, 'Tinta', 'T-1', 500, 1, 500 from orders, products;
    insert into payments (order_id, amount, currency, state, verified_at, verified_by)
    select 1, 500, 'USD', 'verified', '2026-07-03T03:30:00Z', id from users;
    insert into service_types (name) values ('Impresoras');
    insert into services (name, type_id) select 'Reparación', id from service_types;
    insert into brands (slug, name) values ('epson', 'Epson');
    insert into service_orders (contact_name, contact_phone, received_by, service_id, brand_id, failure, business_id, deposit,
      deposit_currency, fecha)
    select 'Ana', '+53 5555 0101', users.id, services.id, brands.id, 'No imprime', 1, 300, 'USD', '2026-07-02T15:00:00Z'
    from users, services, brands`)
  await migrate(url)
  const { rows } = await client.query("select order_id from order_history where event = 'reason'")
  expect(rows).toEqual([{ order_id: 2 }])
  const { rows: moved } = await client.query(`
    select kind, amount::integer, closing_day::text from service_payments
    union all select 'payment', amount::integer, closing_day::text from payments`)
  expect(moved).toEqual([
    { kind: 'deposit', amount: 300, closing_day: '2026-07-02' },
    { kind: 'payment', amount: 500, closing_day: '2026-07-02' },
  ])
})

test('answers of orders become their first messages, once', async () => {
  const { url, client } = await shopBefore('0056')
  await client.query(`
    insert into users (email, password_hash) values ('a@demo.cu', '$argon2id$x'), ('b@demo.cu', '$argon2id$x');
    insert into currencies (code, symbol, name) values ('USD', '$', 'Dólar');
    insert into orders (channel, currency, price_tier, subtotal, total, client_id, placed_by, respuesta, responded_at)
    select 'web', 'USD', 'retail', 500, 500, 1, 1, answer, case when answer is not null then timestamptz '2026-03-02 12:00Z' end
    from (values (1, 'Está lista'), (2, 'Sin historial'), (3, null), (4, null)) as o (position, answer) order by position;
    insert into products (sku, slug, name, price) values ('T-1', 'tinta', 'Tinta', 500);
    insert into order_lines (order_id, position, product_id, product_name, sku, price, quantity, amount)
    select orders.id, 1, products.id, 'Tinta', 'T-1', 500, 1, 500 from orders, products;
    insert into order_history (order_id, event, status, note, actor_id, at) values
      (1, 'answer', 'PENDIENTE', 'La revisamos', 2, '2026-03-01 12:00Z'),
      (1, 'answer', 'EN PROCESO', 'Está lista', 2, '2026-03-02 12:00Z'),
      (1, 'reason', 'EN PROCESO', 'De confianza', 2, '2026-03-02 13:00Z'),
      (3, 'answer', 'PENDIENTE', ' ', 2, '2026-03-02 12:00Z')`)
  await migrate(url)
  const { rows } = await client.query(
    `select order_id as "order", author, actor_id as "actor", text, created_at as at, read_at as "readAt"
     from order_messages order by id`,
  )
  const [first, second] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-02T12:00:00Z')]
  const ofStaff = { author: 'staff', readAt: null }
  expect(rows).toEqual([
    { ...ofStaff, order: 1, actor: 2, text: 'La revisamos', at: first },
    { ...ofStaff, order: 1, actor: 2, text: 'Está lista', at: second },
    { ...ofStaff, order: 2, actor: null, text: 'Sin historial', at: second },
  ])
  // What the previous release answers meanwhile is a message too; the file may run again.
  await client.query(
    `insert into order_history (order_id, event, status, note, actor_id) values (4, 'answer', 'PENDIENTE', 'Ya salió', 2)`,
  )
  const again = (await readSqlFiles(shopFolders.migrations)).filter(({ name }) => name.startsWith('0056'))
  await client.query("delete from schema_migrations where name like '0056%'")
  await replayMigrations(client, again)
  const { rows: texts } = await client.query('select text from order_messages order by id')
  expect(texts.map(({ text }) => text)).toEqual(['La revisamos', 'Está lista', 'Sin historial', 'Ya salió'])
})
