import { createToken, hashToken } from '@tecnoclick/api/platform/session/token'
import { insertSession, insertUser } from '@tecnoclick/api/testing/people'
import { connectDatabase } from '@tecnoclick/database/connect'
import { joinEmbeddedPostgres } from '@tecnoclick/database/embedded/join'
import { checkInvariants, type InvariantResult } from '@tecnoclick/database/invariants'

const linesPerCart = 3
const productCount = 40

/**
 * Inserts customers with three products in each cart directly into the database, because only ordering is measured.
 * Returns their session tokens.
 */
export async function fillCarts(dataDir: string, carts: number): Promise<string[]> {
  const tokens = Array.from({ length: carts }, createToken)
  const run = crypto.randomUUID().slice(0, 8)
  const { pool, close } = await open(dataDir)
  const ask = (text: string, values: unknown[] = []) => pool.query(text, values)
  try {
    // One connection, so one transaction.
    await ask('begin')
    await ask("set local statement_timeout = '60s'")
    await ask(
      `with buyers as (
          insert into users (email, password_hash, password_changed_at, activated_at)
          select 'buyer-' || n || '-' || $1 || '@ejemplo.cu', '$argon2id$none', 'epoch', now()
          from generate_series(1, $2::integer) as n returning id
        ),
        counted as (select id, row_number() over (order by id) as n from buyers),
        opened as (
          insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
          select hash, counted.id, now() + interval '1 day', now() + interval '1 day'
          from counted join unnest($3::bytea[]) with ordinality as t (hash, n) using (n)
        )
      insert into carts (user_id, reserved_until) select id, now() + interval '2 hours' from buyers`,
      [run, carts, tokens.map(hashToken)],
    )
    await ask(
      `with made as (
          insert into products (sku, slug, name, price, stock)
          select $1 || '-' || n, $1 || '-' || n, 'Producto ' || n, 1000 + n, $2::integer
          from generate_series(1, $3::integer) as n returning id, stock
        )
      insert into stock_moves (product_id, kind, quantity, available_change, stock_after)
      select id, 'received', stock, stock, stock from made`,
      [run, carts * linesPerCart, productCount],
    )
    await ask(
      `insert into cart_lines (cart_id, product_id, quantity, reserved, seen_price, seen_currency)
      select c.id, p.id, 1, 1, p.price, 'USD'
      from carts as c
      join users as u on u.id = c.user_id and u.email like 'buyer-%-' || $1 || '@ejemplo.cu'
      cross join generate_series(0, $2::integer - 1) as line
      join (
        select id, price, row_number() over (order by id) - 1 as n from products where sku like $1 || '-%'
      ) as p on p.n = (c.id + line * 7) % $3::integer`,
      [run, linesPerCart, productCount],
    )
    await ask(
      `with taken as (
          select l.id, l.cart_id, l.product_id,
            p.stock - row_number() over (partition by l.product_id order by l.id) as after
          from cart_lines as l join products as p on p.id = l.product_id where p.sku like $1 || '-%'
        ),
        entered as (
          insert into stock_moves
            (product_id, kind, quantity, available_change, reserved_change, stock_after, cart_id)
          select product_id, 'reserved', 1, -1, 1, after, cart_id from taken order by id
        )
      update products set stock = left_over.stock
      from (select product_id, min(after) as stock from taken group by product_id) as left_over
      where id = left_over.product_id`,
      [run],
    )
    await ask('commit')
    return tokens
  } finally {
    await close()
  }
}

/** Creates a product with this stock. */
export async function stockUp(dataDir: string, units: number): Promise<number> {
  const { pool, close } = await open(dataDir)
  try {
    const { rows } = await pool.query<{ id: number }>(
      `with made as (
          insert into products (sku, slug, name, price, stock)
          values ($1, $1, 'Producto solicitado', 1000, $2) returning id, stock
        ),
        entered as (
          insert into stock_moves (product_id, kind, quantity, available_change, stock_after)
          select id, 'received', stock, stock, stock from made
        )
      select id from made`,
      [crypto.randomUUID(), units],
    )
    return rows[0]?.id ?? 0
  } finally {
    await close()
  }
}

const anyOrder = {
  ...{ minimums: {}, productIds: [], categoryIds: [], brandIds: [], customerIds: [] },
  ...{ priceTier: null, firstOrder: false, paymentMethods: [] },
}

/** Ten that are on: one for everybody, three by a code, the others with conditions that the filled carts do not meet. */
const tenPromotions: { reward: object; conditions?: object; hasCode?: boolean }[] = [
  { reward: { kind: 'percent', percent: 5 } },
  ...[1, 2, 3].map(() => ({ hasCode: true, reward: { kind: 'percent', percent: 10 } })),
  { reward: { kind: 'freeDelivery' }, conditions: { minimums: { USD: 9_999_00 } } },
  { reward: { kind: 'amount', amounts: { USD: 500 } }, conditions: { minimums: { USD: 5_000_00 } } },
  { reward: { kind: 'percent', percent: 20 }, conditions: { priceTier: 'wholesale' } },
  { reward: { kind: 'nForM', take: 3, pay: 2 }, conditions: { brandIds: [1] } },
  { reward: { kind: 'percent', percent: 15 }, conditions: { categoryIds: [1, 2, 3] } },
  { reward: { kind: 'gift', productId: 1, units: 1 }, conditions: { productIds: [1] } },
]

/** Returns how to end them. */
export async function startTenPromotions(dataDir: string): Promise<() => Promise<void>> {
  const ask = async (text: string, values: unknown[] = []) => {
    const { pool, close } = await open(dataDir)
    await pool.query(text, values).finally(close)
  }
  const rows = tenPromotions.map(({ reward, conditions = {}, hasCode = false }, index) => ({
    ...{ name: `Promoción ${index}`, reward, conditions: { ...anyOrder, ...conditions } },
    code: hasCode ? crypto.randomUUID().slice(0, 20).toUpperCase() : null,
  }))
  await ask(
    `insert into promotions (name, code, active, reward, conditions)
    select name, code, true, reward, conditions
    from jsonb_to_recordset($1::jsonb) as p (name text, code text, reward jsonb, conditions jsonb)`,
    [JSON.stringify(rows)],
  )
  return () => ask('update promotions set active = false')
}

/** The session token of a new administrator. */
export async function signInStaff(dataDir: string): Promise<string> {
  const { db, close } = await open(dataDir)
  try {
    const userId = await insertUser(db, { email: `${crypto.randomUUID()}@ejemplo.cu`, role: 'admin' })
    return await insertSession(db, userId, new Date())
  } finally {
    await close()
  }
}

export async function brokenInvariants(dataDir: string): Promise<InvariantResult[]> {
  const { db, close } = await open(dataDir)
  const results = await checkInvariants(db).finally(close)
  return results.filter(({ offending }) => offending > 0)
}

async function open(dataDir: string) {
  const { url } = await joinEmbeddedPostgres({ dataDir })
  return connectDatabase(url, { max: 1 })
}
