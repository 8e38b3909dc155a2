import { canBecome, type OrderStatus, orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing.ts'
import { seedDemo } from '../demo.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
  await seedDemo(shop.db)
})
afterAll(() => shop.drop())

type Cell = string | number | boolean | null

async function column<T extends Cell>(query: string): Promise<T[]> {
  const { rows } = await shop.pool.query<[T]>({ text: query, rowMode: 'array' })
  return rows.map(([value]) => value)
}

async function count(what: string): Promise<number> {
  const [found = 0] = await column<number>(`select count(*)::integer from ${what}`)
  return found
}

test('all products have four prices and, if available, a picture', async () => {
  expect(await count('products where enable')).toBeGreaterThanOrEqual(120)
  expect(
    await count('products where price_alt is null or price_mayorista is null or price_mayorista_alt is null'),
  ).toBe(0)
  expect(await column('select distinct unnest(badges) from products order by 1')).toEqual([
    'hot',
    'new',
    'sale',
  ])
  expect(await count("product_pictures where file !~ '^[a-z0-9-]+[.][0-9a-f]{16}[.]webp$'")).toBe(0)
})

test('every product has six attributes or more, some of them on the card', async () => {
  const rows = await column<number>('select count(*)::integer from product_attributes group by product_id')
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(7)
  expect(await count('product_attributes where featured')).toBeGreaterThan(300)
  expect(
    await count(
      "attribute_values join attributes on attributes.id = attribute_id where attributes.slug = 'color'",
    ),
  ).toBe(20)
})

test('250 reviews or more of the last 18 months have unique texts, some critical, some of verified buyers', async () => {
  expect(await count('reviews')).toBeGreaterThanOrEqual(250)
  expect(await count('(select distinct text from reviews) as texts')).toBe(await count('reviews'))
  expect(await count("reviews where created_at < now() - interval '550 days' or created_at > now()")).toBe(0)
  expect(await count('reviews where rating <= 2')).toBeGreaterThanOrEqual(8)
  expect(await count('reviews where hidden')).toBe(1)
  expect(await count("reviews where email !~ '@(example[.](com|org|net)|demo[.]cu)$'")).toBe(0)
  expect(await count('reviews where verified_purchase')).toBeGreaterThanOrEqual(20)
})

test('a verified buyer ordered the product before the review', async () => {
  const unbought = await count(`reviews where verified_purchase and not exists (
    select from orders join order_lines on order_lines.order_id = orders.id
    where client_id = reviews.user_id and product_id in (select id from products where reviews.product_id in (id, parent_id))
      and status <> 'CANCELADA' and order_date < reviews.created_at)`)
  expect(unbought).toBe(0)
})

test('nothing is ordered, requested or reviewed before the account or the stock exists', async () => {
  expect(await count('orders join users on users.id = client_id where order_date < users.created_at')).toBe(0)
  expect(
    await count('service_orders join users on users.id = customer_id where fecha < users.created_at'),
  ).toBe(0)
  expect(
    await count('reviews join users on users.id = user_id where reviews.created_at < users.created_at'),
  ).toBe(0)
  expect(
    await count(
      'reviews join products on products.id = product_id where reviews.created_at < products.created_at',
    ),
  ).toBe(0)
  expect(
    await count('stock_moves join products on products.id = product_id where at < products.created_at'),
  ).toBe(0)
})

test('there are orders in every state, currency, tier and channel, and one without a number', async () => {
  expect((await column('select distinct status from orders')).sort()).toEqual([...orderStatuses].sort())
  expect(await column('select distinct currency from orders order by 1')).toEqual(['CUP', 'MLC', 'USD'])
  expect(await column('select distinct price_tier from orders order by 1')).toEqual(['retail', 'wholesale'])
  expect(await column('select distinct channel from orders order by 1')).toEqual(['mostrador', 'web'])
  expect(await count('orders where number is null')).toBe(1)
  expect(await count("orders where status = 'EN PROCESO' and respuesta is null")).toBe(0)
  expect(await column('select distinct state from payments order by 1')).toEqual([
    'rejected',
    'submitted',
    'verified',
  ])
  expect(await count('payments where settled is not null')).toBeGreaterThanOrEqual(4)
})

test('the state of an order follows from its history', async () => {
  const strayed = await count(`orders where status <> (
    select status from order_history where order_id = orders.id order by id desc limit 1)`)
  expect(strayed).toBe(0)
  const backwards = await count(`(
    select at, lag(at) over (partition by order_id order by id) as before from order_history
  ) as steps where at < before`)
  expect(backwards).toBe(0)
})

test('no order has a forbidden change of state', async () => {
  for (const [table, order] of [
    ['order_history', 'order_id'],
    ['service_order_history', 'service_order_id'],
  ]) {
    const { rows } = await shop.pool.query<{ before: OrderStatus; status: OrderStatus }>(`
      select distinct before, status from (
        select status, lag(status) over (partition by ${order} order by id) as before from ${table}
      ) as steps where before <> status`)
    expect(rows.length, table).toBeGreaterThanOrEqual(3)
    for (const { before, status } of rows)
      expect(canBecome(before, status), `${before} → ${status}`).toBe(true)
  }
})

test('there are service orders and quotes in every state', async () => {
  expect((await column('select distinct status from service_orders')).sort()).toEqual(
    [...orderStatuses].sort(),
  )
  expect(await column('select distinct state from service_quotes order by 1')).toEqual([
    'accepted',
    'pending',
    'rejected',
    'replaced',
  ])
  const strayed = await count(`service_orders where status <> (
    select status from service_order_history where service_order_id = service_orders.id order by id desc limit 1)`)
  expect(strayed).toBe(0)
  expect(await count('service_tickets')).toBe(await count('service_orders'))
})

test('a repair stands at each step, and one is later than promised', async () => {
  expect(
    await column(
      'select key from repair_steps as s where not exists (select from service_orders where step_id = s.id)',
    ),
  ).toEqual([])
  expect(
    await count("service_orders where status = 'EN PROCESO' and promised_date < now()::date"),
  ).toBeGreaterThan(0)
  const strayed = await count(`service_orders where step_id <> (
    select step_id from service_order_history where service_order_id = service_orders.id and step_id is not null order by id desc limit 1)`)
  expect(strayed).toBe(0)
})

test('there are reset sales at every stage', async () => {
  const stages = await column<string>(`
    select distinct case
      when verified_at is null then 'requested'
      when not descargable then 'revoked'
      when key is not null then 'key'
      when hid is not null then 'hid'
      when exists (select from downloads where reset_sale_id = reset_sales.id) then 'downloaded'
      else 'downloadable'
    end from reset_sales order by 1`)
  expect(stages).toEqual(['downloadable', 'downloaded', 'hid', 'key', 'requested', 'revoked'])
  expect(await column('select distinct plan from reset_sales order by 1')).toEqual(['permanent', 'single'])
})

test('buyers have said of some resets whether they worked, and one failure waits', async () => {
  const said = await column(
    `select distinct outcome || coalesce(' ' || decision, '') from reset_outcomes order by 1`,
  )
  expect(said).toEqual(['failed', 'failed credited', 'failed refused', 'worked'])
  expect(
    await column(`select reset_id from reset_counts group by reset_id having sum(worked + failed) >= 3`),
  ).toHaveLength(1)
  expect(await count(`resets where dead_ends is not null`)).toBe(1)
  expect(await count(`files where kind = 'reset-log'`)).toBe(1)
})

test('a register has had a day: counted, moved, and short by what its clerk explains', async () => {
  expect(
    await column(
      `select distinct kind from cash_moves where from_shift_id is not null or to_shift_id is not null order by 1`,
    ),
  ).toEqual(['deposit', 'difference', 'expense', 'handOver', 'payIn', 'payOut'])
  expect(await count(`cash_shifts where closed_at is null`)).toBe(0)
  expect(await count(`cash_balances where balance < 0`)).toBe(0)
  expect(await count(`cash_registers`)).toBe(2)
})

test('carts have their reservations, and one has an expired one', async () => {
  expect(await count('cart_lines where reserved = quantity')).toBeGreaterThanOrEqual(4)
  expect(await count('cart_lines where reserved = 0')).toBeGreaterThanOrEqual(1)
  expect(await count('carts where reserved_until > now()')).toBe(2)
})

test('the demo customer has addresses in Bayamo and Manzanillo, the first of them principal', async () => {
  const cities = await column(`
    select cities.name from addresses join cities on cities.id = city_id join users on users.id = user_id
    where users.email = 'cliente@demo.cu' order by is_principal desc`)
  expect(cities).toEqual(['Bayamo', 'Manzanillo'])
})

test('one business waits for approval, and two are approved', async () => {
  const codes = await column(`
    select clicode from profiles join users on users.id = user_id where role = 'business' order by 1`)
  expect(codes).toEqual(['CLI-0001', 'CLI-0002', 'CLI-0003', 'NO APROBADO'])
})

test('there are messages, alerts, wishlists and subscriptions, answered and not', async () => {
  expect(await count('contact_messages where read_at is null')).toBeGreaterThanOrEqual(2)
  expect(await count('contact_messages where replied_at is not null')).toBeGreaterThanOrEqual(2)
  expect(await count('stock_alerts where notified_at is null')).toBeGreaterThanOrEqual(5)
  expect(
    await count(
      'stock_alerts join products on products.id = product_id where stock > 0 and notified_at is null',
    ),
  ).toBe(0)
  expect(await count('wishlist_items')).toBeGreaterThanOrEqual(8)
  expect(await count('newsletter_subscribers where confirmed_at is null')).toBe(1)
  expect(await count('search_log where results = 0')).toBeGreaterThanOrEqual(5)
  expect(await count('search_rules')).toBeGreaterThanOrEqual(2)
  expect(await count('bought_together')).toBeGreaterThanOrEqual(4)
  expect(await column('select distinct state from outbox order by 1')).toEqual(['failed', 'sent'])
})

test('nothing is in the future', async () => {
  for (const [table, moment] of [
    ['orders', 'updated_at'],
    ['order_history', 'at'],
    ['stock_moves', 'at'],
    ['service_order_history', 'at'],
    ['reset_sales', 'greatest(created_at, verified_at, hid_at, key_at)'],
    ['reset_outcomes', 'greatest(reported_at, decided_at)'],
    ['cash_moves', 'moved_at'],
    ['payments', 'greatest(created_at, verified_at)'],
    ['outbox', 'greatest(created_at, sent_at)'],
    ['audit_log', 'at'],
    ['contact_messages', 'greatest(created_at, read_at, replied_at)'],
    ['blog_comments', 'created_at'],
  ] as const) {
    expect(await count(`${table} where ${moment} > now()`), table).toBe(0)
  }
})
