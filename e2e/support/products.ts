import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { requireStore } from './running-store.ts'

export interface Product {
  id: number
  slug: string
  name: string
}

/** A product that no other test uses: 10.00 USD, 3,500.00 CUP; wholesale 8.00 USD, 2,800.00 CUP. */
export async function insertProduct(db: Drizzle, stock = 5): Promise<Product> {
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
  if (!row) throw new Error('The product was not inserted')
  if (stock > 0)
    await db.insert(stockMoves).values({
      productId: row.id,
      kind: 'received',
      quantity: stock,
      availableChange: stock,
      stockAfter: stock,
    })
  // Inserted without the API, so the catalogue in the server's memory has it within a second.
  const address = `${requireStore().address}/api/products/slug/${row.slug}`
  await expect
    .poll(async () => (await fetch(address)).status, { timeout: 20_000, intervals: [100] })
    .toBe(200)
  return { ...row, name }
}

/** Writes off the only unit without the API, as another process would. */
export async function sellOut(db: Drizzle, { id }: Product): Promise<void> {
  await db.execute(`update products set stock = 0 where id = ${id}`)
  await db.execute(
    `insert into stock_moves(product_id, kind, quantity, available_change, stock_after, reason) values (${id}, 'adjusted', -1, -1, 0, 'rotura')`,
  )
}
