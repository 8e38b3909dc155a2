import type {
  ProductChange,
  ProductRow,
  StockedProduct,
} from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { changedPrices } from '@tecnoclick/domain/catalogue/price-changes'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { refuseUnusualPrice } from '../prices/refuse-unusual-price.ts'
import { findReferences, type References } from './find-references.ts'
import { productColumns } from './product-columns.ts'
import { productRows } from './product-rows.ts'
import { lockCartsWith, writeCombo } from './write-combo.ts'
import { writeOptions } from './write-options.ts'
import { writeParts } from './write-parts.ts'

const entity = 'product'

export function addProduct(db: Drizzle, actor: Actor, body: StockedProduct): Promise<ProductRow | Refusal> {
  return transact(db, async (tx) => {
    const references = await findReferences(tx, body)
    if (isRefusal(references)) return references
    const { sku, name, combo } = body
    if (combo && (body.initialStock || body.options?.length)) return refuse('conflict')
    const [row] = await tx
      .insert(products)
      .values({
        ...productColumns(body),
        sku,
        name,
        price: fromWire(body.price) ?? 0,
        slug: body.slug ?? toSlug(name) ?? '',
        brandId: references.brandId ?? null,
        stock: body.initialStock ?? 0,
        isCombo: combo !== undefined,
      })
      .returning({ id: products.id, name: products.name })
    if (!row) throw new Error('The product was not inserted')
    if (body.initialStock) await enterInitialStock(tx, actor, row.id, body.initialStock)
    const refusal = combo && (await writeCombo(tx, { id: row.id, actorId: actor.userId }, combo))
    if (refusal) return refusal
    const after = await writeRest(tx, row, references, body.options)
    if (isRefusal(after)) return after
    const unusual = body.confirmed ? undefined : await refuseUnusualPrice(tx, undefined, after)
    if (unusual) return unusual
    await recordAudit(tx, actor, { action: 'create', entity, entityId: row.id, after })
    return after
  })
}

export async function enterInitialStock(
  tx: Transaction,
  actor: Actor,
  productId: number,
  units: number,
): Promise<void> {
  await tx.insert(stockMoves).values({
    productId,
    kind: 'received',
    quantity: units,
    availableChange: units,
    stockAfter: units,
    reason: productCsv.initialStock,
    actorId: actor.userId,
  })
}

interface Rights {
  mayChangePrices: boolean
  /** A variant is edited with its product, not by itself. */
  isWithProduct?: boolean
}

type Change = ProductChange & { archived?: boolean | undefined }

export function changeProduct(
  db: Drizzle,
  actor: Actor,
  id: number,
  change: Change,
  rights: Rights,
): Promise<ProductRow | Refusal> {
  return transact(db, (tx) => changeProductIn(tx, actor, id, change, rights))
}

export async function changeProductIn(
  tx: Transaction,
  actor: Actor,
  id: number,
  { archived, ...change }: Change,
  { mayChangePrices, isWithProduct = false }: Rights,
): Promise<ProductRow | Refusal> {
  if (change.combo) await lockCartsWith(tx, id)
  const [found] = await tx.select().from(products).where(eq(products.id, id)).for('no key update')
  const locked = atVersion(found, change.version)
  if (isRefusal(locked)) return locked
  if (change.combo && !locked.isCombo) return refuse('conflict')
  if (locked.parentId !== null && !isWithProduct) return refuse('conflict')
  // A variant has no choices of its own, nor has a combo.
  if ((locked.variantNames || locked.isCombo) && change.options?.length) return refuse('conflict')
  const isArchived = archived ?? locked.archivedAt !== null
  if (isArchived && change.enable) return refuse('conflict')
  const before = await requireProduct(tx, id)
  const references = await findReferences(tx, change)
  if (isRefusal(references)) return references
  const { brandId } = references
  await tx
    .update(products)
    .set({
      ...productColumns(change),
      ...(archived !== undefined && archivedColumns(archived)),
      ...(brandId !== undefined && { brandId }),
      version: locked.version + 1,
    })
    .where(eq(products.id, id))
  const refusal = change.combo && (await writeCombo(tx, { id, actorId: actor.userId }, change.combo))
  if (refusal) return refusal
  const after = await writeRest(tx, { id, name: change.name ?? locked.name }, references, change.options)
  if (isRefusal(after)) return after
  if (changedPrices(before, after).length > 0) {
    if (!mayChangePrices) return refuse('forbidden')
    const unusual = change.confirmed ? undefined : await refuseUnusualPrice(tx, before, after)
    if (unusual) return unusual
  }
  await recordAudit(tx, actor, { action: 'update', entity, entityId: id, before, after })
  return after
}

/** What is restored stays off sale until staff look at it. */
function archivedColumns(archived: boolean) {
  return archived ? { archivedAt: sql`coalesce(archived_at, now())`, enable: false } : { archivedAt: null }
}

async function writeRest(
  tx: Transaction,
  product: { id: number; name: string },
  references: References,
  options: ProductChange['options'],
): Promise<ProductRow | Refusal> {
  await writeParts(tx, product, references)
  const refusal = options && (await writeOptions(tx, product.id, options))
  return refusal ?? requireProduct(tx, product.id)
}

async function requireProduct(tx: Transaction, id: number): Promise<ProductRow> {
  const [row] = await productRows(tx, await tx.select().from(products).where(eq(products.id, id)))
  if (!row) throw new Error(`Product ${id} is gone from its own transaction`)
  return row
}
