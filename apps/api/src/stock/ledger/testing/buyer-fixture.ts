import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { eq } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import type { Person, TestApi, TestInit } from '../../../testing/test-api.ts'

let madeProducts = 0

type GivenProduct = Partial<typeof products.$inferInsert>

/** Products in stock and the calls of a buyer. */
export function useBuyers(shop: TestApi) {
  // Reservations also depend on the database's clock.
  beforeAll(() => {
    shop.clock.now = new Date()
  })

  async function insertProduct({ stock = 10, ...given }: GivenProduct = {}): Promise<number> {
    madeProducts += 1
    const { db } = shop.database
    const name = `Impresora ${madeProducts}`
    const [product] = await db
      .insert(products)
      .values({
        sku: `SKU-${madeProducts}`,
        slug: `impresora-${madeProducts}`,
        name,
        price: 10_000,
        stock,
        ...given,
      })
      .returning({ id: products.id })
    if (!product) throw new Error('The product was not inserted')
    if (stock > 0) {
      const received = { productId: product.id, kind: 'received', quantity: stock } as const
      await db.insert(stockMoves).values({ ...received, availableChange: stock, stockAfter: stock })
    }
    return product.id
  }

  const add = (person: Person, productId: number, quantity = 1, more: object = {}, key?: string) =>
    person.fetch('/cart/items', {
      method: 'POST',
      json: { productId, quantity, ...more },
      ...(key && { headers: { 'idempotency-key': key } }),
    })

  const place = (person: Person, json: object = {}, key?: string) =>
    person.fetch('/sellorders', {
      method: 'POST',
      json: { termsAccepted: true, recipientPhone: '5555 0101', ...json },
      ...(key && { headers: { 'idempotency-key': key } }),
    })

  return {
    insertProduct,
    add,
    place,
    async added(person: Person, productId: number, quantity = 1, more: object = {}): Promise<Cart> {
      const response = await add(person, productId, quantity, more)
      expect(response.status).toBe(200)
      return response.json()
    },
    async placed(person: Person, json: object = {}, key?: string): Promise<Order> {
      const response = await place(person, json, key)
      expect(response.status).toBe(201)
      return response.json()
    },
    async cart(person: Person, query = ''): Promise<Cart> {
      return (await person.fetch(`/cart${query}`)).json()
    },
    send: (person: Person, method: string, path: string, init: TestInit = {}) =>
      person.fetch(path, { method, ...init }),
    async stockOf(productId: number): Promise<number | undefined> {
      const [product] = await shop.database.db.select().from(products).where(eq(products.id, productId))
      return product?.stock
    },
    /** Checks the stock invariants (platform.md#invariants). */
    async expectInvariants(): Promise<void> {
      const results = await checkInvariants(shop.database.db)
      expect(results.filter(({ offending }) => offending > 0)).toEqual([])
    },
  }
}
