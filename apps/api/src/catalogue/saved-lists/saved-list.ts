import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { compareItems, wishlistItems } from '@tecnoclick/database/schema/catalogue/saved-lists'
import { users } from '@tecnoclick/database/schema/people/users'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

export const savedLists = { wishlist: wishlistItems, compare: compareItems } as const

type SavedTable = (typeof savedLists)[keyof typeof savedLists]

/** Ids of the enabled products, in the owner's order. */
export async function readSavedList(db: Drizzle, table: SavedTable, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: table.productId })
    .from(table)
    .innerJoin(products, and(eq(products.id, table.productId), eq(products.enable, true)))
    .where(eq(table.userId, userId))
    .orderBy(asc(table.createdAt), asc(table.productId))
  return rows.map(({ id }) => id)
}

/** Replaces the list, skipping unknown and disabled products. Returns the stored list. */
export function replaceSavedList(
  db: Drizzle,
  table: SavedTable,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    // Serializes concurrent saves of the same account.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const onOffer = and(inArray(products.id, [...ids]), eq(products.enable, true))
    // Of a variant, its product is kept: the id may be of a time when it had none.
    const shown = sql<number>`coalesce(${products.parentId}, ${products.id})`
    const found = await tx.select({ id: products.id, shown }).from(products).where(onOffer)
    const known = new Map(found.map((row) => [row.id, row.shown]))
    const kept = [...new Set(ids.flatMap((id) => known.get(id) ?? []))]
    await tx.delete(table).where(eq(table.userId, userId))
    if (kept.length > 0) {
      // The creation time defines the order, so rows are a millisecond apart.
      const rows = kept.map((productId, at) => ({
        userId,
        productId,
        createdAt: new Date(now.getTime() + at),
      }))
      await tx.insert(table).values(rows)
    }
    return kept
  })
}
