import type { AttributeRow } from '@tecnoclick/contract/catalogue/attributes/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { type attributes, attributeValues } from '@tecnoclick/database/schema/catalogue/attributes'
import { asc, inArray } from 'drizzle-orm'

/** Attributes with their values, as staff edit them. */
export async function attributeRows(
  db: Drizzle | Transaction,
  rows: readonly (typeof attributes.$inferSelect)[],
): Promise<AttributeRow[]> {
  const ids = rows.map(({ id }) => id)
  const values = await db
    .select()
    .from(attributeValues)
    .where(inArray(attributeValues.attributeId, ids))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
  const valuesOf = Map.groupBy(values, ({ attributeId }) => attributeId)
  return rows.map(({ createdAt: _, updatedAt: __, ...row }) => ({
    ...row,
    values: (valuesOf.get(row.id) ?? []).map(({ id, slug, name, color }) => ({ id, slug, name, color })),
  }))
}
