import type {
  AttributeChange,
  AttributeRow,
  AttributeValueChange,
  NewAttribute,
} from '@tecnoclick/contract/catalogue/attributes/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { attributes, attributeValues } from '@tecnoclick/database/schema/catalogue/attributes'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { transact } from '../../platform/rows/transact.ts'

const entity = 'attribute'

export function addAttribute(
  db: Drizzle,
  actor: Actor,
  { values = [], slug, ...body }: NewAttribute,
): Promise<AttributeRow | Refusal> {
  return transact(db, async (tx) => {
    const [row] = await tx
      .insert(attributes)
      .values({ ...omitUndefined(body), name: body.name, slug: slug ?? toSlug(body.name) ?? '' })
      .returning({ id: attributes.id })
    const id = row?.id ?? 0
    const refusal = await writeValues(tx, id, values)
    if (refusal) return refusal
    const after = await requireAttribute(tx, id)
    await recordAudit(tx, actor, { action: 'create', entity, entityId: id, after })
    return after
  })
}

export function changeAttribute(
  db: Drizzle,
  actor: Actor,
  id: number,
  { values, version, ...body }: AttributeChange,
): Promise<AttributeRow | Refusal> {
  return transact(db, async (tx) => {
    const [found] = await tx.select().from(attributes).where(eq(attributes.id, id)).for('update')
    const locked = atVersion(found, version)
    if (isRefusal(locked)) return locked
    const before = await requireAttribute(tx, id)
    await tx
      .update(attributes)
      .set({ ...omitUndefined(body), version: locked.version + 1 })
      .where(eq(attributes.id, id))
    const refusal = values && (await writeValues(tx, id, values))
    if (refusal) return refusal
    const after = await requireAttribute(tx, id)
    await recordAudit(tx, actor, { action: 'update', entity, entityId: id, before, after })
    return after
  })
}

async function requireAttribute(tx: Transaction, id: number): Promise<AttributeRow> {
  const [row] = await attributeRows(tx, await tx.select().from(attributes).where(eq(attributes.id, id)))
  if (!row) throw new Error(`Attribute ${id} is missing in its own transaction`)
  return row
}

/** Replaces the values of an attribute. The database refuses to remove a value that a product still has. */
async function writeValues(
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
    if (rowCount === 0) return refuse('invalid', { fields: { [`values.${position}`]: { code: 'unknown' } } })
  }
  return undefined
}

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
