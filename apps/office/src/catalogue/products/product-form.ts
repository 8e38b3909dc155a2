import type { ProductChange, ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { amountOf, textOf, textOrNothing, textOrNull } from '../../platform/api/form-values.ts'
import type { Values } from '../../platform/api/resource-calls.ts'

type Badge = ProductRow['badges'][number]

export interface FormOptionValue {
  id?: number
  title: string
  surcharge: string
  surchargeAlt: string
}

export interface FormOption {
  id?: number
  title: string
  required: boolean
  values: FormOptionValue[]
}

/** What the product's page holds: amounts and texts as they are typed, lists as they are. */
export interface ProductForm {
  sku: string
  slug: string
  name: string
  model: string
  description: string
  brand: string
  price: string
  priceAlt: string
  priceMayorista: string
  priceMayoristaAlt: string
  compareAtPrice: string
  badges: Badge[]
  featured: boolean
  enable: boolean
  categories: string[]
  attributes: ProductRow['attributes']
  options: FormOption[]
  images: string[]
}

export const blankProduct: ProductForm = {
  ...{ sku: '', slug: '', name: '', model: '', description: '', brand: '' },
  ...{ price: '', priceAlt: '', priceMayorista: '', priceMayoristaAlt: '', compareAtPrice: '' },
  ...{ badges: [], featured: false, enable: true, categories: [], attributes: [], options: [], images: [] },
}

const typed = (amount: number | null) => (amount === null ? '' : String(amount))

export function productForm(row: ProductRow): ProductForm {
  return {
    ...{ sku: row.sku, slug: row.slug, name: row.name, model: row.model ?? '', description: row.description },
    brand: row.brand ?? '',
    price: typed(row.price),
    priceAlt: typed(row.priceAlt),
    priceMayorista: typed(row.priceMayorista),
    priceMayoristaAlt: typed(row.priceMayoristaAlt),
    compareAtPrice: typed(row.compareAtPrice),
    ...{ badges: row.badges, featured: row.featured, enable: row.enable, categories: row.categories },
    ...{ attributes: row.attributes, images: row.images },
    options: row.options.map(({ id, title, required, values }) => ({
      ...{ id, title, required },
      values: values.map((value) => ({
        ...{ id: value.id, title: value.title },
        surcharge: typed(value.surcharge),
        surchargeAlt: typed(value.surchargeAlt),
      })),
    })),
  }
}

/** How each field becomes a part of the body; what the form does not hold is not spoken of. */
const readers: { [Field in keyof ProductForm]: (value: unknown) => ProductChange[Field] } = {
  sku: (value) => textOf(value),
  slug: textOrNothing,
  name: (value) => textOf(value),
  model: textOrNull,
  description: (value) => textOf(value),
  brand: textOrNull,
  price: (value) => amountOf(value) ?? Number.NaN,
  priceAlt: amountOf,
  priceMayorista: amountOf,
  priceMayoristaAlt: amountOf,
  compareAtPrice: amountOf,
  badges: (value) => value as Badge[],
  featured: (value) => value === true,
  enable: (value) => value === true,
  categories: (value) => value as string[],
  attributes: (value) => value as ProductRow['attributes'],
  options: (value) => (value as FormOption[]).map(optionBody),
  images: (value) => value as string[],
}

export function productBody(values: Values): ProductChange {
  const entries = Object.entries(readers)
    .filter(([field]) => values[field] !== undefined)
    .map(([field, read]) => [field, read(values[field])])
  return Object.fromEntries(entries)
}

function optionBody({ id, title, required, values }: FormOption) {
  return {
    ...(id !== undefined && { id }),
    ...{ title, required },
    values: values.map((value) => ({
      ...(value.id !== undefined && { id: value.id }),
      title: value.title,
      surcharge: amountOf(value.surcharge) ?? 0,
      surchargeAlt: amountOf(value.surchargeAlt) ?? 0,
    })),
  }
}
