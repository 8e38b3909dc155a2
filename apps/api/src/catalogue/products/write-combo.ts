import type { NewCombo } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { comboParts } from '@tecnoclick/database/schema/catalogue/combo-parts'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { services } from '@tecnoclick/database/schema/workshop/services'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'
import { unknown } from './find-references.ts'

/** What a combo is made of, and its terms. Where its parts change, carts give back what they hold of it (catalogue.md#combos). */
export async function writeCombo(
  tx: Transaction,
  { id, actorId }: { id: number; actorId: number },
  { discount = null, serviceId = null, parts }: NewCombo,
): Promise<Refusal | undefined> {
  if (!(await areSold(tx, parts))) return unknown('combo')
  if (serviceId !== null && (await tx.$count(services, eq(services.id, serviceId))) === 0)
    return unknown('combo')
  const before = await tx
    .select({ productId: comboParts.partId, quantity: comboParts.quantity })
    .from(comboParts)
    .where(eq(comboParts.comboId, id))
    .orderBy(asc(comboParts.position))
  if (JSON.stringify(before) !== JSON.stringify(parts)) {
    await tx.execute(sql`select release_combo(${id}::integer, ${actorId}::integer)`)
    await tx.delete(comboParts).where(eq(comboParts.comboId, id))
    await tx.insert(comboParts).values(
      parts.map(({ productId, quantity }, position) => ({
        comboId: id,
        partId: productId,
        quantity,
        position,
      })),
    )
  }
  // A trigger reckons the prices again.
  await tx
    .update(products)
    .set({ comboDiscount: discount, comboServiceId: serviceId, price: sql`price` })
    .where(eq(products.id, id))
  return undefined
}

/** Carts are locked before products, as when they change. */
export async function lockCartsWith(tx: Transaction, comboId: number): Promise<void> {
  await tx.execute(sql`
    select from carts where id in (select cart_id from cart_lines where product_id = ${comboId} and reserved > 0)
    order by id for no key update`)
}

async function areSold(tx: Transaction, parts: NewCombo['parts']): Promise<boolean> {
  const ids = parts.map(({ productId }) => productId)
  const sold = and(inArray(products.id, ids), isNull(products.variantNames), eq(products.isCombo, false))
  return (await tx.$count(products, sold)) === ids.length
}
