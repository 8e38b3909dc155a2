import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { type Drizzle, type Transaction, violatedConstraint } from '../../connect.ts'
import { brands } from '../../schema/catalogue/brands.ts'
import { products } from '../../schema/catalogue/products.ts'
import { addresses } from '../../schema/people/addresses.ts'
import { users } from '../../schema/people/users.ts'
import { files } from '../../schema/platform/files.ts'
import { resetSales, resets } from '../../schema/resets/resets.ts'
import { carts } from '../../schema/selling/carts.ts'
import { orderExtraLines, orderLines, orders } from '../../schema/selling/orders.ts'
import { transactionCodes } from '../../schema/selling/payments.ts'
import { serviceOrders } from '../../schema/workshop/service-orders.ts'
import { services, serviceTypes } from '../../schema/workshop/services.ts'

/** Inserts rows with valid defaults, so that a test states only what matters. */

let made = 0
const next = () => ++made

export const hash = () => randomBytes(32)

type Into = Drizzle | Transaction

function only<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('nothing was written')
  return row
}

export async function makeUser(db: Into, given: Partial<typeof users.$inferInsert> = {}) {
  const defaults = {
    email: `persona${next()}@ejemplo.cu`,
    passwordHash: '$argon2id$v=19$x',
    activatedAt: new Date(),
    ...(given.role === 'admin' && { staffRole: 'administrator' as const }),
  }
  return only(
    await db
      .insert(users)
      .values({ ...defaults, ...given })
      .returning(),
  )
}

export async function makeBrand(db: Into) {
  const n = next()
  return only(
    await db
      .insert(brands)
      .values({ slug: `marca-${n}`, name: `Marca ${n}` })
      .returning(),
  )
}

export async function makeProduct(db: Into, given: Partial<typeof products.$inferInsert> = {}) {
  const n = next()
  const defaults = { sku: `SKU-${n}`, slug: `producto-${n}`, name: `Producto ${n}`, price: 10_000, stock: 10 }
  return only(
    await db
      .insert(products)
      .values({ ...defaults, ...given })
      .returning(),
  )
}

export async function makeFile(db: Into, given: Partial<typeof files.$inferInsert> = {}) {
  const defaults = {
    name: `archivo-${next()}.webp`,
    contentType: 'image/webp',
    size: 10,
    sha256: hash(),
    kind: 'picture' as const,
  }
  return only(
    await db
      .insert(files)
      .values({ ...defaults, ...given })
      .returning(),
  )
}

/** Ids of Bayamo, Granma, Cuba. */
export async function bayamo(db: Into) {
  const found = await db.execute<{ countryId: number; stateId: number; cityId: number }>(sql`
    select states.country_id as "countryId", states.id as "stateId", cities.id as "cityId"
    from cities join states on states.id = cities.state_id where cities.name = 'Bayamo'`)
  return only(found.rows)
}

export async function makeAddress(
  db: Into,
  given: Partial<typeof addresses.$inferInsert> & { userId: number },
) {
  const defaults = {
    ...(await bayamo(db)),
    name: 'Ana',
    lastname: 'Rosales',
    street: 'Calle Martí 12',
    zip: '85100',
    email: 'ana@ejemplo.cu',
  }
  return only(
    await db
      .insert(addresses)
      .values({ ...defaults, ...given })
      .returning(),
  )
}

export async function makeCart(db: Into) {
  const user = await makeUser(db)
  return only(await db.insert(carts).values({ userId: user.id }).returning())
}

type OrderParts = {
  order?: Partial<typeof orders.$inferInsert>
  lines?: Partial<typeof orderLines.$inferInsert>[]
  extra?: { label: string; total: number }[]
}

/** By default a web order with one line of 2 × 100.00. */
export function makeOrder(db: Drizzle, { order = {}, lines = [{}], extra = [] }: OrderParts = {}) {
  return db.transaction(async (tx) => {
    const buyer = await makeUser(tx)
    const defaults = {
      channel: 'web' as const,
      currency: 'USD',
      priceTier: 'retail' as const,
      subtotal: 20_000,
      total: 20_000,
      clientId: buyer.id,
      placedBy: buyer.id,
    }
    const placed = only(
      await tx
        .insert(orders)
        .values({ ...defaults, ...order })
        .returning(),
    )
    for (const [index, line] of lines.entries()) {
      const product = await makeProduct(tx)
      await tx.insert(orderLines).values({
        orderId: placed.id,
        position: index + 1,
        productId: product.id,
        productName: product.name,
        sku: product.sku,
        price: 10_000,
        quantity: 2,
        amount: 20_000,
        ...line,
      })
    }
    for (const line of extra) await tx.insert(orderExtraLines).values({ ...line, orderId: placed.id })
    return placed
  })
}

export async function makeTransactionCode(db: Into, purpose: 'order' | 'reset', code = `TM${next()}`) {
  return only(await db.insert(transactionCodes).values({ code, purpose }).returning())
}

export async function makeResetSale(db: Into, given: Partial<typeof resetSales.$inferInsert> = {}) {
  const [brand, buyer] = [await makeBrand(db), await makeUser(db)]
  const reset = only(
    await db
      .insert(resets)
      .values({ brandId: brand.id, device: 'Impresora', model: 'L3250', typeFile: 'RESET', price: 200_000 })
      .returning(),
  )
  const defaults = {
    buyerId: buyer.id,
    resetId: reset.id,
    plan: 'single' as const,
    basePrice: 200_000,
    price: 200_000,
    transactionCodeId: given.transactionCodeId ?? (await makeTransactionCode(db, 'reset')).id,
  }
  return only(
    await db
      .insert(resetSales)
      .values({ ...defaults, ...given })
      .returning(),
  )
}

export async function makeServiceOrder(db: Into, given: Partial<typeof serviceOrders.$inferInsert> = {}) {
  const [brand, customer] = [await makeBrand(db), await makeUser(db)]
  const type = only(
    await db
      .insert(serviceTypes)
      .values({ name: `Tipo ${next()}` })
      .returning(),
  )
  const service = only(await db.insert(services).values({ name: 'Limpieza', typeId: type.id }).returning())
  const defaults = {
    customerId: customer.id,
    serviceId: service.id,
    brandId: brand.id,
    failure: 'No imprime',
    businessId: 1,
  }
  return only(
    await db
      .insert(serviceOrders)
      .values({ ...defaults, ...given })
      .returning(),
  )
}

/** Expects a violation of exactly this constraint. */
export async function expectRefusal(work: Promise<unknown>, constraint: string): Promise<void> {
  const refused = await work.then(
    () => undefined,
    (error: unknown) => violatedConstraint(error) ?? error,
  )
  expect(refused).toBe(constraint)
}

/** Runs `rival` against an uncommitted transaction, which commits once the rival waits for it. */
export async function againstOpenTransaction<T>(
  pool: Pool,
  work: { text: string; values: unknown[] },
  rival: () => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query(work)
    const outcome = rival()
    // A rival that never waits means that the lock under test is missing: its result fails the test.
    await Promise.race([outcome.catch(() => {}), somebodyWaitsFor(pool, rows[0]?.pid)])
    await client.query('commit')
    return await outcome
  } finally {
    client.release()
  }
}

/** Queried outside the transaction, in which PostgreSQL caches the first result. */
async function somebodyWaitsFor(pool: Pool, pid: number | undefined): Promise<void> {
  const question = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))'
  while ((await pool.query(question, [pid])).rowCount === 0);
}
