import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Drizzle, Transaction } from '../../connect.ts'
import { productPictures } from '../../schema/catalogue/product-details.ts'
import { products } from '../../schema/catalogue/products.ts'
import { users } from '../../schema/people/users.ts'
import { orders } from '../../schema/selling/orders.ts'
import { stockMoves } from '../../schema/stock/stock-ledger.ts'
import { insertRows, numbered, reserveIds } from '../demo/bulk.ts'
import { demoProducts } from '../demo/catalogue.ts'
import { emptyStock, type PlannedMove, recordMoves } from '../demo/ledger.ts'
import { readDictionary } from '../demo/store/dictionary.ts'
import { requireOpenSeries } from '../demo/store/numbering.ts'
import { plannedMoves } from '../demo/store/order-moves.ts'
import type { PlacedOrder } from '../demo/store/placed-order.ts'
import { reserveOptionIds, storeProducts } from '../demo/store/products.ts'
import { storeOrders } from '../demo/store/store-orders.ts'
import { seedDemo } from '../demo.ts'
import { takeSeedLock } from '../lock.ts'
import { manyOrders } from './many-orders.ts'
import { addBuyers } from './many-people.ts'
import { manyProducts, type Variant } from './many-products.ts'
import { splitMany } from './many-variants.ts'
import { createRandom, type Random } from './random.ts'

export type LargeShop = { products: number; orders: number }

const ordersPerBatch = 2_000

/**
 * Fills a demo shop up to this many products and orders, for benchmarks. The orders are for the added products. Returns
 * how many were added: none the second time.
 */
export async function seedLarge(
  db: Drizzle,
  {
    products: productCount = 10_000,
    orders: sales = 50_000,
    now = new Date(),
    onProgress,
  }: Partial<LargeShop> & { now?: Date; onProgress?: (storedOrders: number) => void } = {},
): Promise<LargeShop | 'refused'> {
  if ((await hasOwnGoods(db)) || (await seedDemo(db, { now })) === 'refused') return 'refused'
  return db.transaction(async (tx) => {
    await takeSeedLock(tx)
    // Checking 50,000 orders at commit takes longer than the statement timeout of a seed.
    await tx.execute(sql`set local statement_timeout = 0`)
    // Variants are not counted: lists have their products.
    const present = {
      products: await tx.$count(products, isNull(products.parentId)),
      orders: await tx.$count(orders),
    }
    if (present.products >= productCount) return { products: 0, orders: 0 }
    const missing = { products: productCount - present.products, orders: Math.max(0, sales - present.orders) }
    const random = createRandom(present.products)
    const variants = manyProducts(present.products - demoProducts.length, missing.products, random, now)
    await addBulk(tx, variants, missing.orders, { random, now, onProgress })
    return missing
  })
}

/** A shop with its own products must not get ten thousand generated ones. */
async function hasOwnGoods(db: Drizzle): Promise<boolean> {
  const slugs = demoProducts.map(({ slug }) => slug)
  const ours = await db.$count(products, inArray(products.slug, slugs))
  return ours < slugs.length && (await db.$count(products)) > 0
}

interface BulkOptions {
  random: Random
  now: Date
  onProgress: ((storedOrders: number) => void) | undefined
}

async function addBulk(
  tx: Transaction,
  variants: readonly Variant[],
  sales: number,
  { random, now, onProgress }: BulkOptions,
): Promise<void> {
  const dated = await numbered(tx, products, variants)
  const sold = await reserveOptionIds(tx, dated)
  const buyers = await addBuyers(tx, Math.max(10, Math.ceil(sales / 25)), random, now)
  const [staff] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  const series = await requireOpenSeries(tx, 'ORDEN')
  const firstId = await reserveIds(tx, orders, sales)
  const shop = { now, products: sold, buyers, series, staffId: staff?.id ?? 0, firstId }
  const seed = random.between(1, 2 ** 31)
  // Made a second time rather than kept: a million orders take gigabytes.
  const booked = () => manyOrders(sales, createRandom(seed), shop)

  const { openings, left } = stockUp(dated, booked(), random)
  await storeProducts(tx, dated, sold, left, await readDictionary(tx))
  await sharePictures(tx, dated)
  const totals = emptyStock()
  await insertRows(tx, stockMoves, recordMoves(openings, totals))
  let stored = 0
  for (const batch of inBatches(booked(), ordersPerBatch)) {
    await storeOrders(tx, batch)
    await insertRows(tx, stockMoves, recordMoves(plannedMoves(batch), totals))
    stored += batch.length
    onProgress?.(stored)
  }
  await splitMany(tx, dated, random)
}

function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Variants share the pictures of their originals. */
async function sharePictures(tx: Transaction, dated: readonly (Variant & { id: number })[]): Promise<void> {
  const shown = await tx
    .select({ slug: products.slug, position: productPictures.position, file: productPictures.file })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
  const bySlug = Map.groupBy(shown, ({ slug }) => slug)
  const rows = dated.flatMap(({ id, name, template }) =>
    (bySlug.get(template.slug) ?? []).map(({ position, file }) => ({
      productId: id,
      position,
      file,
      alt: name,
    })),
  )
  await insertRows(tx, productPictures, rows)
}

/** Enough for all orders and some more: units of cancelled orders are returned to stock. */
function stockUp(
  dated: readonly { id: number; createdAt: Date }[],
  booked: Iterable<PlacedOrder>,
  random: Random,
): { openings: PlannedMove[]; left: Map<number, number> } {
  const ordered = new Map<number, number>()
  const returned = new Map<number, number>()
  for (const { lines, steps } of booked) {
    const isCancelled = steps.some(({ status }) => status === 'CANCELADA')
    for (const { product, quantity } of lines) {
      ordered.set(product.id, (ordered.get(product.id) ?? 0) + quantity)
      if (isCancelled) returned.set(product.id, (returned.get(product.id) ?? 0) + quantity)
    }
  }
  const left = new Map<number, number>()
  const openings = dated.flatMap(({ id, createdAt }): PlannedMove[] => {
    const spare = random.in(7) ? 0 : random.between(1, 60)
    left.set(id, spare + (returned.get(id) ?? 0))
    const quantity = spare + (ordered.get(id) ?? 0)
    if (quantity === 0) return []
    return [{ productId: id, kind: 'received', at: createdAt, quantity, reason: 'Existencia inicial' }]
  })
  return { openings, left }
}
