import { boughtTogether } from '@tecnoclick/database/schema/catalogue/bought-together'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { insertProduct } from '../../testing/sample-products.ts'
import { useTestApi } from '../../testing/test-api.ts'
import { countPairs } from './count-pairs.ts'

const shop = useTestApi()
let [printer, ink, paper, mouse]: number[] = []
beforeEach(async () => {
  const { db } = shop.database
  await db.delete(boughtTogether)
  // Too old to count.
  await shop.database.pool.query(`update orders set order_date = order_date - interval '2 years'`)
  ;[printer, ink, paper, mouse] = await Promise.all(
    ['Impresora', 'Tinta', 'Papel', 'Ratón'].map((name) => insertProduct(db, { name, stock: 5 })),
  )
})

/** An order of the counter, by its phone number. */
async function order(phone: string | null, lines: readonly (number | undefined)[], status = 'PENDIENTE') {
  const { pool } = shop.database
  await pool.query(
    `with placed as (
       insert into orders (channel, currency, price_tier, subtotal, total, placed_by, buyer_name, buyer_phone, status, cancelled_at, order_date)
       values ('mostrador', 'USD', 'retail', $1, $1, $2, 'Eva', $3, $4::varchar, case when $4::varchar = 'CANCELADA' then now() end, $5)
       returning id
     )
     insert into order_lines (order_id, position, product_id, product_name, sku, price, quantity, amount)
     select placed.id, place, product, 'P', 'S', 100, 1, 100
     from placed, unnest($6::integer[]) with ordinality as line (product, place)`,
    [lines.length * 100, (await shop.as('admin')).userId, phone, status, shop.clock.now, lines],
  )
}

const count = () =>
  countPairs({ database: shop.database, log: pino({ level: 'silent' }), now: () => shop.clock.now })
const pairsOf = async (id: number | undefined) => {
  const rows = await shop.database.db
    .select()
    .from(boughtTogether)
    .where(eq(boughtTogether.productId, id ?? 0))
  return rows.map(({ otherId, buyers }) => [otherId, buyers])
}
const shownWith = async (...ids: (number | undefined)[]) => {
  // Any change by staff brings the catalogue up to date.
  const json = { words: 'uno, dos' }
  await (await shop.as('admin')).fetch('/admin/search-rules', { method: 'POST', json })
  const { data } = await (await shop.fetch(`/products/together?ids=${ids.join(',')}`)).json()
  return data.map(({ id }: { id: number }) => id)
}

test('three different people make a pair; one person three times, cancelled and nameless orders do not', async () => {
  for (const phone of ['51', '52', '5 3']) await order(phone, [printer, ink])
  for (const phone of ['51', '5-1', '51']) await order(phone, [printer, paper])
  for (const phone of ['61', '62', '63']) await order(phone, [ink, mouse], 'CANCELADA')
  for (let times = 0; times < 4; times++) await order(null, [ink, paper])
  for (let times = 0; times < 6; times++) await order(`7${times}`, [mouse])
  await count()
  expect(await pairsOf(printer)).toEqual([[ink, 3]])
  expect(await pairsOf(ink)).toEqual([[printer, 3]])
  expect(await pairsOf(paper)).toEqual([])
  expect(await pairsOf(mouse)).toEqual([])
})

test('what is in most carts anyway is no pair', async () => {
  for (let buyer = 0; buyer < 9; buyer++) await order(`8${buyer}`, buyer < 4 ? [paper, mouse] : [paper, ink])
  await count()
  expect(await pairsOf(paper)).toEqual([])
})

test('what goes with a cart leaves out what is in it, what is sold out and unknown ids', async () => {
  const { db } = shop.database
  const pair = (productId = 0, otherId = 0, lift = 2) => ({ productId, otherId, buyers: 3, lift })
  await db
    .insert(boughtTogether)
    .values([pair(printer, ink, 3), pair(printer, paper), pair(ink, paper), pair(ink, printer)])
  expect(await shownWith(printer)).toEqual([ink, paper])
  expect(await shownWith(printer, ink, 999_999)).toEqual([paper])
  await db
    .update(products)
    .set({ stock: 0 })
    .where(eq(products.id, paper ?? 0))
  expect(await shownWith(printer)).toEqual([ink])
  expect(await shownWith()).toEqual([])
})
