import { eq, inArray, sql } from 'drizzle-orm'
import { sealAuditLog } from '../../audit-chain.ts'
import type { Drizzle, Transaction } from '../../connect.ts'
import { productPictures } from '../../schema/catalogue/product-details.ts'
import { products } from '../../schema/catalogue/products.ts'
import { users } from '../../schema/people/users.ts'
import { orders } from '../../schema/selling/orders.ts'
import { stockMoves } from '../../schema/selling/stock.ts'
import { insertRows, numbered, reserveIds } from '../demo/bulk.ts'
import { demoProducts } from '../demo/catalogue.ts'
import { emptyPockets, enterMoves, type PlannedMove } from '../demo/ledger.ts'
import { readDictionary } from '../demo/store/dictionary.ts'
import { requireOpenSeries } from '../demo/store/numbering.ts'
import { storeOrders } from '../demo/store/order-book.ts'
import { plannedMoves } from '../demo/store/order-moves.ts'
import type { PlacedOrder } from '../demo/store/placed-order.ts'
import { priceShelves, storeShelves } from '../demo/store/shelves.ts'
import { seedDemo } from '../demo.ts'
import { takeSeedLock } from '../lock.ts'
import { type Chance, createChance } from './chance.ts'
import { manyOrders } from './many-orders.ts'
import { addBuyers } from './many-people.ts'
import { manyProducts, type Variant } from './many-products.ts'

export type LargeShop = { products: number; orders: number }

const ordersPerBatch = 2_000

/**
 * Fills a demo shop up to so many products and orders, for benchmarks. The orders are for the goods it adds; it says
 * how many of both, none the second time.
 */
export async function seedLarge(
  db: Drizzle,
  {
    products: goods = 10_000,
    orders: sales = 50_000,
    now = new Date(),
  }: Partial<LargeShop> & { now?: Date } = {},
): Promise<LargeShop | 'refused'> {
  if ((await hasOwnGoods(db)) || (await seedDemo(db, { now })) === 'refused') return 'refused'
  return db.transaction(async (tx) => {
    await takeSeedLock(tx)
    // Checking 50,000 orders at commit takes longer than even a seed's statements may.
    await tx.execute(sql`set local statement_timeout = 0`)
    const present = { products: await tx.$count(products), orders: await tx.$count(orders) }
    if (present.products >= goods) return { products: 0, orders: 0 }
    const missing = { products: goods - present.products, orders: Math.max(0, sales - present.orders) }
    const chance = createChance(present.products)
    const variants = manyProducts(present.products - demoProducts.length, missing.products, chance, now)
    await addBulk(tx, variants, missing.orders, chance, now)
    await sealAuditLog(tx)
    return missing
  })
}

/** A shop that somebody has begun to fill is no place for ten thousand variants of ours. */
async function hasOwnGoods(db: Drizzle): Promise<boolean> {
  const slugs = demoProducts.map(({ slug }) => slug)
  const ours = await db.$count(products, inArray(products.slug, slugs))
  return ours < slugs.length && (await db.$count(products)) > 0
}

async function addBulk(
  tx: Transaction,
  variants: readonly Variant[],
  sales: number,
  chance: Chance,
  now: Date,
): Promise<void> {
  const shelved = await numbered(tx, products, variants)
  const sold = await priceShelves(tx, shelved)
  const buyers = await addBuyers(tx, Math.max(10, Math.ceil(sales / 25)), chance, now)
  const [staff] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  const series = await requireOpenSeries(tx, 'ORDEN')
  const firstId = await reserveIds(tx, orders, sales)
  const shop = { now, products: sold, buyers, series, staffId: staff?.id ?? 0, firstId }
  const booked = [...manyOrders(sales, chance, shop)]

  const { openings, left } = stockUp(shelved, booked, chance)
  await storeShelves(tx, shelved, sold, left, await readDictionary(tx))
  await sharePictures(tx, shelved)
  const pockets = emptyPockets()
  await insertRows(tx, stockMoves, enterMoves(openings, pockets))
  for (let at = 0; at < booked.length; at += ordersPerBatch) {
    const batch = booked.slice(at, at + ordersPerBatch)
    await storeOrders(tx, batch)
    await insertRows(tx, stockMoves, enterMoves(plannedMoves(batch), pockets))
  }
}

/** Variants show the pictures of what they are variants of. */
async function sharePictures(tx: Transaction, shelved: readonly (Variant & { id: number })[]): Promise<void> {
  const shown = await tx
    .select({ slug: products.slug, position: productPictures.position, file: productPictures.file })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
  const bySlug = Map.groupBy(shown, ({ slug }) => slug)
  const rows = shelved.flatMap(({ id, name, template }) =>
    (bySlug.get(template.slug) ?? []).map(({ position, file }) => ({
      productId: id,
      position,
      file,
      alt: name,
    })),
  )
  await insertRows(tx, productPictures, rows)
}

/** As much as will ever be ordered and some more: what cancelled orders give back stays on the shelf. */
function stockUp(
  shelved: readonly { id: number; createdAt: Date }[],
  booked: readonly PlacedOrder[],
  chance: Chance,
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
  const openings = shelved.flatMap(({ id, createdAt }): PlannedMove[] => {
    const spare = chance.in(7) ? 0 : chance.between(1, 60)
    left.set(id, spare + (returned.get(id) ?? 0))
    const quantity = spare + (ordered.get(id) ?? 0)
    if (quantity === 0) return []
    return [{ productId: id, kind: 'received', at: createdAt, quantity, reason: 'Existencia inicial' }]
  })
  return { openings, left }
}
