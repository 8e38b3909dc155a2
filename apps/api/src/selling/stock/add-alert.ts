import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockAlerts } from '@tecnoclick/database/schema/selling/stock'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Idempotent: one pending alert per e-mail and product. */
export async function addAlert(
  db: Drizzle,
  alert: { productId: number; email: string; userId: number | null },
): Promise<{ productId: number; email: string } | Refusal> {
  const { productId, email } = alert
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), products.enable))
  if (!product) return refuse('notFound')
  await db.insert(stockAlerts).values(alert).onConflictDoNothing()
  return { productId, email }
}
