import type {
  ProductVariants,
  VariantRow,
  VariantsChange,
} from '@tecnoclick/contract/catalogue/variants/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { productOptions } from '@tecnoclick/database/schema/catalogue/product-options'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { changedPrices } from '@tecnoclick/domain/catalogue/price-changes'
import { variantFields } from '@tecnoclick/domain/catalogue/product-fields'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { eq, inArray, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { toColumns } from '../../platform/rows/own-columns.ts'
import { transact } from '../../platform/rows/transact.ts'
import { refuseUnusualPrice } from '../prices/refuse-unusual-price.ts'
import { findReferences, unknown } from '../products/find-references.ts'
import { enterInitialStock } from '../products/save-product.ts'
import { writeParts } from '../products/write-parts.ts'
import { addParent } from './add-parent.ts'
import { readVariants } from './read-variants.ts'

interface Rights {
  mayChangePrices: boolean
  mayAdd: boolean
}

type WantedVariant = VariantsChange['variants'][number]

/** All variants of a product at once. A product without any becomes the first of its own (docs/decisions/035). */
export function saveVariants(
  db: Drizzle,
  actor: Actor,
  id: number,
  change: VariantsChange,
  rights: Rights,
): Promise<ProductVariants | Refusal> {
  return transact(db, async (tx) => {
    const [found] = await tx.select().from(products).where(eq(products.id, id)).for('no key update')
    const locked = atVersion(found, change.version)
    if (isRefusal(locked)) return locked
    if (locked.parentId !== null || locked.isCombo) return refuse('conflict')
    const parent = locked.variantNames
      ? await renameOptions(tx, locked, change)
      : await split(tx, locked, change, rights)
    if (isRefusal(parent)) return parent
    const before = await requireVariants(tx, parent.id)
    const refusal = await writeVariants(tx, actor, before, change, rights)
    if (refusal) return refusal
    const after = await requireVariants(tx, parent.id)
    const unusual = await refusePrices(tx, before.variants, after.variants, change, rights)
    if (unusual) return unusual
    await recordAudit(tx, actor, { action: 'update', entity: 'product', entityId: parent.id, before, after })
    return after
  })
}

type Product = typeof products.$inferSelect

async function renameOptions(tx: Transaction, { id, version }: Product, { names }: VariantsChange) {
  await tx.execute(sql`select from products where parent_id = ${id} order by id for no key update`)
  await tx
    .update(products)
    .set({ variantNames: names, version: version + 1 })
    .where(eq(products.id, id))
  return { id }
}

async function split(
  tx: Transaction,
  product: Product,
  { sku = `${product.sku}-V`, names, variants }: VariantsChange,
  { mayAdd }: Rights,
): Promise<{ id: number } | Refusal> {
  if (!mayAdd) return refuse('forbidden')
  const own = variants.find(({ id }) => id === product.id)
  if (!own) return unknown('variants')
  const [option] = await tx
    .select({ id: productOptions.id })
    .from(productOptions)
    .where(eq(productOptions.productId, product.id))
    .limit(1)
  if (option) return refuse('conflict')
  return addParent(tx, product, { sku, names, values: own.values })
}

async function writeVariants(
  tx: Transaction,
  actor: Actor,
  { id: parentId, variants: before }: ProductVariants,
  { variants }: VariantsChange,
  { mayAdd }: Rights,
): Promise<Refusal | undefined> {
  const known = new Map(before.map((variant) => [variant.id, variant]))
  const kept = new Set(variants.flatMap(({ id }) => id ?? []))
  if ([...kept].some((id) => !known.has(id))) return unknown('variants')
  if (!mayAdd && variants.some(({ id }) => id === undefined)) return refuse('forbidden')
  const gone = before.flatMap(({ id }) => (kept.has(id) ? [] : id))
  // The ledger, carts and orders refer to what was ever there: then this is refused as a conflict.
  if (gone.length > 0) await tx.delete(products).where(inArray(products.id, gone))
  // Two may change places.
  if (kept.size > 0)
    await tx.execute(sql`
      update products set variant_values = array[id::text] where parent_id = ${parentId}::integer`)
  for (const [position, variant] of variants.entries()) {
    const old = variant.id === undefined ? undefined : known.get(variant.id)
    const refusal = await writeVariant(tx, actor, variant, { parentId, position, old })
    if (refusal) return refusal
  }
  return undefined
}

async function writeVariant(
  tx: Transaction,
  actor: Actor,
  variant: WantedVariant,
  { parentId, position, old }: { parentId: number; position: number; old: VariantRow | undefined },
): Promise<Refusal | undefined> {
  const references = await findReferences(tx, { images: variant.images })
  if (isRefusal(references)) return references
  const { values, active = old?.active ?? true, initialStock = 0 } = variant
  const columns = {
    ...toColumns(variantFields, variant),
    ...{ variantValues: values, variantPosition: position, variantActive: active },
  }
  if (old) {
    await tx
      .update(products)
      .set({ ...columns, version: sql`version + 1` })
      .where(eq(products.id, old.id))
    await writeParts(tx, old, references)
    return undefined
  }
  const [row] = await tx
    .insert(products)
    .values({
      ...columns,
      ...{ parentId, sku: variant.sku, price: fromWire(variant.price) ?? 0, stock: initialStock },
      // A trigger gives it both.
      ...{ name: values.join(', '), slug: `variante-${parentId}-${position}` },
    })
    .returning({ id: products.id, name: products.name })
  if (!row) throw new Error('The variant was not inserted')
  if (initialStock > 0) await enterInitialStock(tx, actor, row.id, initialStock)
  await writeParts(tx, row, references)
  return undefined
}

async function refusePrices(
  tx: Transaction,
  before: readonly VariantRow[],
  after: readonly VariantRow[],
  { confirmed = false }: VariantsChange,
  { mayChangePrices }: Rights,
): Promise<Refusal | undefined> {
  for (const variant of after) {
    const old = before.find(({ id }) => id === variant.id)
    if (old && changedPrices({ ...old, options: [] }, { ...variant, options: [] }).length === 0) continue
    if (old && !mayChangePrices) return refuse('forbidden')
    const unusual = confirmed ? undefined : await refuseUnusualPrice(tx, old, variant)
    if (unusual) return unusual
  }
  return undefined
}

async function requireVariants(tx: Transaction, id: number): Promise<ProductVariants> {
  const variants = await readVariants(tx, id)
  if (!variants) throw new Error(`Product ${id} is gone from its own transaction`)
  return variants
}
