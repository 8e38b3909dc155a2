import type {
  AttributeChange,
  AttributeRow,
  NewAttribute,
} from '@tecnoclick/contract/catalogue/attributes/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { attributes } from '@tecnoclick/database/schema/catalogue/attributes'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { transact } from '../../platform/rows/transact.ts'
import { attributeRows } from './attribute-rows.ts'
import { writeValues } from './write-values.ts'

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
    const [locked] = await tx.select().from(attributes).where(eq(attributes.id, id)).for('update')
    if (!locked) return refuse('notFound')
    if (version !== undefined && version !== locked.version) return refuse('staleVersion')
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
  if (!row) throw new Error(`Attribute ${id} is gone from its own transaction`)
  return row
}
