import { products } from '@tecnoclick/contract/catalogue/products/endpoints'
import type {
  NewProduct,
  ProductChange,
  ProductRow,
  StockedProduct,
} from '@tecnoclick/contract/catalogue/products/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { amountOf, countOf, textOf, textOrNull, textOrUndefined } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

type Badge = ProductRow['badges'][number]

interface FormOptionValue {
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

/** The values of the product's form: texts and amounts as typed, lists as on the wire. */
export interface ProductForm {
  sku: string
  barcode: string
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
  warrantyMonths: string
  badges: Badge[]
  featured: boolean
  enable: boolean
  categories: string[]
  attributes: ProductRow['attributes']
  options: FormOption[]
  images: string[]
  /** Of a new product only. */
  initialStock?: string
}

export const emptyProductForm: ProductForm = {
  sku: '',
  barcode: '',
  slug: '',
  name: '',
  model: '',
  description: '',
  brand: '',
  price: '',
  priceAlt: '',
  priceMayorista: '',
  priceMayoristaAlt: '',
  compareAtPrice: '',
  warrantyMonths: '',
  badges: [],
  featured: false,
  enable: true,
  categories: [],
  attributes: [],
  options: [],
  images: [],
  initialStock: '',
}

/** A new product that starts as a copy: its own SKU and address, off sale until it is looked at. */
export function toCopiedForm(row: ProductRow, name: string): ProductForm {
  const { options, ...form } = toProductForm(row)
  return {
    ...form,
    name,
    sku: '',
    barcode: '',
    slug: '',
    enable: false,
    initialStock: '',
    options: options.map(({ title, required, values }) => ({
      title,
      required,
      values: values.map(({ id: _, ...value }) => value),
    })),
  }
}

export function toProductForm(row: ProductRow): ProductForm {
  return {
    sku: row.sku,
    barcode: row.barcode ?? '',
    slug: row.slug,
    name: row.name,
    model: row.model ?? '',
    description: row.description,
    brand: row.brand ?? '',
    price: amountText(row.price),
    priceAlt: amountText(row.priceAlt),
    priceMayorista: amountText(row.priceMayorista),
    priceMayoristaAlt: amountText(row.priceMayoristaAlt),
    compareAtPrice: amountText(row.compareAtPrice),
    warrantyMonths: amountText(row.warrantyMonths),
    badges: row.badges,
    featured: row.featured,
    enable: row.enable,
    categories: row.categories,
    attributes: row.attributes,
    options: row.options.map(({ id, title, required, values }) => ({
      id,
      title,
      required,
      values: values.map((value) => ({
        id: value.id,
        title: value.title,
        surcharge: amountText(value.surcharge),
        surchargeAlt: amountText(value.surchargeAlt),
      })),
    })),
    images: row.images,
  }
}

function amountText(amount: number | null): string {
  return amount === null ? '' : String(amount)
}

const fieldReaders: {
  [Field in keyof ProductChange & keyof ProductForm]: (value: unknown) => ProductChange[Field]
} = {
  sku: (value) => textOf(value),
  barcode: textOrNull,
  slug: textOrUndefined,
  name: (value) => textOf(value),
  model: textOrNull,
  description: (value) => textOf(value),
  brand: textOrNull,
  price: (value) => amountOf(value) ?? Number.NaN,
  priceAlt: amountOf,
  priceMayorista: amountOf,
  priceMayoristaAlt: amountOf,
  compareAtPrice: amountOf,
  warrantyMonths: countOf,
  badges: (value) => value as Badge[],
  featured: (value) => value === true,
  enable: (value) => value === true,
  categories: (value) => value as string[],
  attributes: (value) => value as ProductRow['attributes'],
  options: (value) => (value as FormOption[]).map(toOptionBody),
  images: (value) => value as string[],
}

/** Leaves out what the values do not have: a price edited in the list is sent alone. */
export function toProductBody(values: Values): ProductChange {
  const entries = Object.entries(fieldReaders)
    .filter(([field]) => values[field] !== undefined)
    .map(([field, read]) => [field, read(values[field])])
  return Object.fromEntries(entries)
}

function toOptionBody({ id, title, required, values }: FormOption) {
  return {
    ...(id !== undefined && { id }),
    title,
    required,
    values: values.map((value) => ({
      ...(value.id !== undefined && { id: value.id }),
      title: value.title,
      surcharge: amountOf(value.surcharge) ?? 0,
      surchargeAlt: amountOf(value.surchargeAlt) ?? 0,
    })),
  }
}

function toNewProduct(values: Values): StockedProduct {
  const initialStock = countOf(values.initialStock)
  return { ...(toProductBody(values) as NewProduct), ...(initialStock !== null && { initialStock }) }
}

export function productCalls(client: Client): ResourceCalls {
  return editableCalls(client, products, {
    toNew: toNewProduct,
    toChange: toProductBody,
  })
}
