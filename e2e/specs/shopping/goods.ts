import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockMoves } from '@tecnoclick/database/schema/selling/stock'
import { requireStore } from '../../support/running-store.ts'

export interface Goods {
  id: number
  slug: string
  name: string
}

/** Something to sell that belongs to one test alone: 10.00 USD, 3,500.00 CUP, 8.00 and 2,800.00 wholesale. */
export async function insertGoods(db: Drizzle, stock = 5): Promise<Goods> {
  const code = randomUUID().slice(0, 8)
  const name = `Cable de prueba ${code}`
  const [row] = await db
    .insert(products)
    .values({
      sku: `PRUEBA-${code}`,
      slug: `cable-de-prueba-${code}`,
      name,
      description: 'Cable para las pruebas de compra.',
      price: 1000,
      priceAlt: 350_000,
      priceMayorista: 800,
      priceMayoristaAlt: 280_000,
      stock,
    })
    .returning({ id: products.id, slug: products.slug })
  if (!row) throw new Error('The goods were not inserted')
  if (stock > 0)
    await db.insert(stockMoves).values({
      productId: row.id,
      kind: 'received',
      quantity: stock,
      availableChange: stock,
      stockAfter: stock,
    })
  // Written behind the shop's back, so its memory of the catalogue hears of it within a second.
  const address = `${requireStore().address}/api/products/slug/${row.slug}`
  await expect.poll(async () => (await fetch(address)).status, { timeout: 20_000 }).toBe(200)
  return { ...row, name }
}

/** The only unit breaks behind the shop's back. */
export async function sellOut(db: Drizzle, { id }: Goods): Promise<void> {
  await db.execute(`update products set stock = 0 where id = ${id}`)
  await db.execute(
    `insert into stock_moves(product_id, kind, quantity, available_change, stock_after, reason) values (${id}, 'adjusted', -1, -1, 0, 'rotura')`,
  )
}
