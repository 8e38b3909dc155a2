import type { AttributeValueChange } from '@tecnoclick/contract/catalogue/attributes/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { attributeValues } from '@tecnoclick/database/schema/catalogue/attributes'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { and, eq, notInArray } from 'drizzle-orm'
import { fieldMessage } from '../../platform/http/field-errors.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Makes the values of an attribute this list, in this order. What a product still has cannot go: the database refuses. */
export async function writeValues(
  tx: Transaction,
  attributeId: number,
  values: readonly AttributeValueChange[],
): Promise<Refusal | undefined> {
  const ofAttribute = eq(attributeValues.attributeId, attributeId)
  const kept = values.flatMap(({ id }) => id ?? [])
  await tx.delete(attributeValues).where(and(ofAttribute, notInArray(attributeValues.id, kept)))
  for (const [position, { id, slug, name, color = null }] of values.entries()) {
    const row = { name, color, position }
    if (id === undefined) {
      await tx.insert(attributeValues).values({ ...row, attributeId, slug: slug ?? toSlug(name) ?? '' })
      continue
    }
    const { rowCount } = await tx
      .update(attributeValues)
      .set({ ...row, ...(slug !== undefined && { slug }) })
      .where(and(ofAttribute, eq(attributeValues.id, id)))
    if (rowCount === 0)
      return refuse('invalid', { fields: { [`values.${position}`]: fieldMessage('validation.unknown') } })
  }
  return undefined
}
