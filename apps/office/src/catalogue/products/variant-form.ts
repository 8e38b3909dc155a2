import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { ProductVariants, VariantsChange } from '@tecnoclick/contract/catalogue/variants/schemas'
import { variantFields } from '@tecnoclick/domain/catalogue/product-fields'
import { maxVariants } from '@tecnoclick/domain/catalogue/variants'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { countOf } from '../../platform/api/form-values.ts'
import { type FormValues, fromForm, toForm } from '../../platform/form/own-fields.ts'

/** What variants differ in, with its values as typed: `Negro, Blanco`. */
export interface VariantOption {
  name: string
  values: string
}

export interface VariantForm extends FormValues<typeof variantFields> {
  id?: number
  values: string[]
  active: boolean
  /** Of one that is stored. */
  stock?: number
  initialStock: string
}

export function toVariantForms({ variants }: ProductVariants): VariantForm[] {
  return variants.map((variant) => {
    const { id, values, active, stock } = variant
    return { ...toForm(variantFields, variant), id, values, active, stock, initialStock: '' }
  })
}

export function toVariantOptions({ names, variants }: ProductVariants): VariantOption[] {
  if (names.length === 0) return [{ name: '', values: '' }]
  return names.map((name, at) => ({
    name,
    values: [...new Set(variants.map(({ values }) => values[at] ?? ''))].join(', '),
  }))
}

export function valuesOf({ values }: VariantOption): string[] {
  return [...new Set(values.split(',').map((value) => value.trim()))].filter((value) => value !== '')
}

/**
 * The rows with those combinations that are missing. What is there stays, with the first value of an option that is new. The
 * first row of a product without variants is the product itself, with its stock.
 */
export function withCombinations(
  rows: readonly VariantForm[],
  options: readonly VariantOption[],
  product: ProductRow,
): VariantForm[] {
  const lists = options.map(valuesOf)
  const kept = rows.map((row) => ({
    ...row,
    values: lists.map((list, at) => row.values[at] ?? list[0] ?? ''),
  }))
  const known = new Set(kept.map(({ values }) => keyOf(values)))
  const missing = combine(lists).filter((values) => !known.has(keyOf(values)))
  const like = kept[0] ?? { ...toForm(variantFields, product), active: true, initialStock: '', values: [] }
  const added = missing.map((values, at): VariantForm => {
    const isProduct = rows.length === 0 && at === 0
    if (isProduct) return { ...like, id: product.id, stock: product.stock, values }
    const { id: _, stock: __, ...rest } = like
    return { ...rest, active: true, initialStock: '', barcode: '', sku: skuFor(product.sku, values), values }
  })
  return [...kept, ...added].slice(0, maxVariants)
}

function combine(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (found, list) => found.flatMap((values) => list.map((one) => [...values, one])),
    [[]],
  )
}

const keyOf = (values: readonly string[]) => values.join('\n').toLowerCase()

function skuFor(sku: string, values: readonly string[]): string {
  return [sku, ...values.map((value) => toSlug(value)?.toUpperCase() ?? '')]
    .filter(Boolean)
    .join('-')
    .slice(0, 64)
}

export function toVariantsChange(
  version: number,
  options: readonly VariantOption[],
  rows: readonly VariantForm[],
): VariantsChange {
  return {
    version,
    names: options.map(({ name }) => name),
    variants: rows.map((row) => ({
      ...(fromForm(variantFields, { ...row }) as VariantsChange['variants'][number]),
      ...(row.id === undefined ? { initialStock: countOf(row.initialStock) ?? 0 } : { id: row.id }),
      values: row.values,
      active: row.active,
    })),
  }
}
