import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockAlerts } from '@tecnoclick/database/schema/stock/stock-ledger'
import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Idempotent: one pending alert per e-mail and product. */
export async function addAlert(
  db: Drizzle,
  alert: { productId: number; email: string; userId: number | null },
): Promise<{ productId: number; email: string } | Refusal> {
  const { productId, email } = alert
  const [product] = await db
    .select({ variantNames: products.variantNames })
    .from(products)
    .where(and(eq(products.id, productId), products.enable))
  if (!product) return refuse('notFound')
  if (product.variantNames) return refuse('chooseVariant')
  await db.insert(stockAlerts).values(alert).onConflictDoNothing()
  return { productId, email }
}

/** Waiting searches of one address; anybody may type any address. */
const maxSearches = 10

/** Idempotent, like `addAlert`. Above the limit nothing is stored, and the answer does not say so. */
export async function addSearchAlert(
  db: Drizzle,
  { words, email, userId }: { words: string; email: string; userId: number | null },
): Promise<{ words: string; email: string }> {
  await db.execute(sql`
    insert into stock_alerts (words, email, user_id)
    select ${words}, ${email}, ${userId}::integer
    where (
      select count(*) from stock_alerts
      where lower(email) = lower(${email}) and words is not null and notified_at is null
    ) < ${maxSearches}
    on conflict do nothing`)
  return { words, email }
}
