import type { NewProductOption } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { productOptions, productOptionValues } from '@tecnoclick/database/schema/catalogue/product-options'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'
import { unknown } from './find-references.ts'

type NewValue = NewProductOption['values'][number]

/** Replaces a product's options with this list. Options with an id keep it, because carts refer to it. */
export async function writeOptions(
  tx: Transaction,
  productId: number,
  options: readonly NewProductOption[],
): Promise<Refusal | undefined> {
  const ofProduct = eq(productOptions.productId, productId)
  const kept = options.flatMap(({ id }) => id ?? [])
  await tx.delete(productOptions).where(and(ofProduct, notInArray(productOptions.id, kept)))
  for (const [position, { id, title, required = true, values }] of options.entries()) {
    const row = { title, required, position }
    const [option] =
      id === undefined
        ? await tx
            .insert(productOptions)
            .values({ ...row, productId })
            .returning({ id: productOptions.id })
        : await tx
            .update(productOptions)
            .set(row)
            .where(and(ofProduct, eq(productOptions.id, id)))
            .returning({ id: productOptions.id })
    if (!option) return unknown(`options.${position}`)
    const refusal = await writeValues(tx, { productId, optionId: option.id }, values)
    if (refusal) return unknown(`options.${position}`)
  }
  return undefined
}

async function writeValues(
  tx: Transaction,
  option: { productId: number; optionId: number },
  values: readonly NewValue[],
): Promise<Refusal | undefined> {
  const ofOption = eq(productOptionValues.optionId, option.optionId)
  const kept = values.flatMap(({ id }) => id ?? [])
  await tx.delete(productOptionValues).where(and(ofOption, notInArray(productOptionValues.id, kept)))
  for (const [position, { id, title, surcharge = 0, surchargeAlt = 0 }] of values.entries()) {
    const row = {
      title,
      position,
      surcharge: fromWire(surcharge) ?? 0,
      surchargeAlt: fromWire(surchargeAlt) ?? 0,
    }
    if (id === undefined) {
      await tx.insert(productOptionValues).values({ ...row, ...option })
      continue
    }
    const { rowCount } = await tx
      .update(productOptionValues)
      .set(row)
      .where(and(ofOption, eq(productOptionValues.id, id)))
    if (rowCount === 0) return unknown('values')
  }
  return undefined
}
