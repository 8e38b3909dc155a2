import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlState } from '../connect.ts'
import { cartLines, carts } from '../schema/selling/carts.ts'
import { stockAlerts, stockMoves } from '../schema/stock/stock-ledger.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { againstOpenTransaction, expectRefusal, makeCart, makeOrder, makeProduct } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

type Move = typeof stockMoves.$inferInsert

const write = (move: Move) => shop.db.insert(stockMoves).values(move)

test('every kind of move changes available and reserved stock consistently', async () => {
  const [{ id: productId }, { id: cartId }, { id: orderId }] = await Promise.all([
    makeProduct(shop.db),
    makeCart(shop.db),
    makeOrder(shop.db),
  ])
  const move = { productId, quantity: 3, stockAfter: 5 }
  const honest: Move[] = [
    { ...move, kind: 'received', availableChange: 3 },
    { ...move, kind: 'adjusted', quantity: -3, availableChange: -3, reason: 'Rotura' },
    { ...move, kind: 'reserved', availableChange: -3, reservedChange: 3, cartId },
    { ...move, kind: 'released', availableChange: 3, reservedChange: -3, cartId },
    { ...move, kind: 'sold', availableChange: 0, reservedChange: -3, orderId },
    { ...move, kind: 'sold', availableChange: -3, orderId },
    { ...move, kind: 'returned', availableChange: 3, orderId },
  ]
  for (const one of honest) await write(one)

  await expectRefusal(write({ ...move, kind: 'received', availableChange: 4 }), 'stock_moves_pockets')
  await expectRefusal(
    write({ ...move, kind: 'reserved', availableChange: -3, cartId }),
    'stock_moves_pockets',
  )
  await expectRefusal(
    write({ ...move, kind: 'sold', availableChange: -1, reservedChange: -2, orderId }),
    'stock_moves_pockets',
  )
  await expectRefusal(write({ ...move, kind: 'sold', availableChange: -3 }), 'stock_moves_order_known')
  await expectRefusal(write({ ...move, kind: 'adjusted', availableChange: 3 }), 'stock_moves_reason_given')
  await expectRefusal(
    write({ ...move, kind: 'received', availableChange: 3, stockAfter: -1 }),
    'stock_moves_stock_after',
  )
})

test('the ledger is append-only', async () => {
  const { id: productId } = await makeProduct(shop.db)
  await write({ productId, kind: 'received', quantity: 1, availableChange: 1, stockAfter: 1 })
  const tampered = await shop.db
    .update(stockMoves)
    .set({ quantity: 9 })
    .where(eq(stockMoves.productId, productId))
    .catch(sqlState)
  const removed = await shop.db.delete(stockMoves).catch(sqlState)
  expect([tampered, removed]).toEqual(['23001', '23001'])
})

test('a cancelled order returns its units once, even if cancelled twice concurrently', async () => {
  const [{ id: productId }, { id: orderId }] = [await makeProduct(shop.db), await makeOrder(shop.db)]
  await write({ productId, orderId, kind: 'sold', quantity: 2, availableChange: -2, stockAfter: 8 })
  const giveBack = () =>
    write({ productId, orderId, kind: 'returned', quantity: 2, availableChange: 2, stockAfter: 10 }).execute()
  const rival = {
    text: `insert into stock_moves (product_id, order_id, kind, quantity, available_change, stock_after)
      values ($1, $2, 'returned', 2, 2, 10)`,
    values: [productId, orderId],
  }
  await expectRefusal(againstOpenTransaction(shop.pool, rival, giveBack), 'stock_moves_returned_once')
})

test('an account has one cart, with one line per product and options', async () => {
  const cart = await makeCart(shop.db)
  await expectRefusal(shop.db.insert(carts).values({ userId: cart.userId }), 'carts_one_per_user')
  const product = await makeProduct(shop.db)
  const line = { cartId: cart.id, productId: product.id, quantity: 1 }
  await shop.db.insert(cartLines).values(line)
  await shop.db.insert(cartLines).values({ ...line, options: [{ optionId: 1, valueId: 2 }] })
  await expectRefusal(shop.db.insert(cartLines).values(line), 'cart_lines_product_and_options')
  // The order of keys in an option must not matter.
  const reordered = shop.pool.query(
    `insert into cart_lines (cart_id, product_id, quantity, options) values ($1, $2, 1, '[{"valueId": 2, "optionId": 1}]')`,
    [cart.id, product.id],
  )
  await expectRefusal(reordered, 'cart_lines_product_and_options')
})

test('a line has 1 to 99 units and reserves all or none', async () => {
  const cart = await makeCart(shop.db)
  const line = { cartId: cart.id, productId: (await makeProduct(shop.db)).id }
  await expectRefusal(shop.db.insert(cartLines).values({ ...line, quantity: 0 }), 'cart_lines_quantity')
  await expectRefusal(shop.db.insert(cartLines).values({ ...line, quantity: 100 }), 'cart_lines_quantity')
  await expectRefusal(
    shop.db.insert(cartLines).values({ ...line, quantity: 3, reserved: 2 }),
    'cart_lines_reserved_all_or_none',
  )
  await shop.db.insert(cartLines).values({ ...line, quantity: 3, reserved: 3 })
})

test('a product has one pending alert per e-mail address', async () => {
  const { id: productId } = await makeProduct(shop.db)
  await shop.db.insert(stockAlerts).values({ productId, email: 'ana@ejemplo.cu' })
  await expectRefusal(
    shop.db.insert(stockAlerts).values({ productId, email: 'ANA@ejemplo.cu' }),
    'stock_alerts_one_waiting',
  )
  await shop.db.update(stockAlerts).set({ notifiedAt: new Date() })
  await shop.db.insert(stockAlerts).values({ productId, email: 'ana@ejemplo.cu' })
})

test('an alert waits for a product or for words, one per e-mail address', async () => {
  const { id: productId } = await makeProduct(shop.db)
  const email = 'eva@ejemplo.cu'
  await expectRefusal(shop.db.insert(stockAlerts).values({ email }), 'stock_alerts_one_wish')
  const both = { productId, words: 'toner', email }
  await expectRefusal(shop.db.insert(stockAlerts).values(both), 'stock_alerts_one_wish')
  await expectRefusal(shop.db.insert(stockAlerts).values({ words: ' ', email }), 'stock_alerts_words_given')
  await shop.db.insert(stockAlerts).values({ words: 'toner', email })
  await expectRefusal(
    shop.db.insert(stockAlerts).values({ words: 'Toner', email: 'EVA@ejemplo.cu' }),
    'stock_alerts_words_waiting',
  )
})
