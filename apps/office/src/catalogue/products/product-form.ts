import { products } from '@tecnoclick/contract/catalogue/products/endpoints'
import type {
  NewProduct,
  ProductChange,
  ProductRow,
  StockedProduct,
} from '@tecnoclick/contract/catalogue/products/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { productFields } from '@tecnoclick/domain/catalogue/product-fields'
import { amountOf, countOf, textOrNull, textOrUndefined } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { emptyForm, type FormValues, fromForm, toForm } from '../../platform/form/own-fields.ts'
import { type ComboForm, toComboBody, toComboForm } from './combo-form.ts'

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
export interface ProductForm extends FormValues<typeof productFields> {
  slug: string
  brand: string
  badges: Badge[]
  categories: string[]
  attributes: ProductRow['attributes']
  options: FormOption[]
  images: string[]
  /** Null of a product that is no combo. */
  combo: ComboForm | null
  /** Of a new product only. */
  initialStock?: string
}

export const emptyProductForm: ProductForm = {
  ...emptyForm(productFields),
  slug: '',
  brand: '',
  badges: [],
  enable: true,
  categories: [],
  attributes: [],
  options: [],
  images: [],
  combo: null,
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
    ...toForm(productFields, row),
    slug: row.slug,
    brand: row.brand ?? '',
    badges: row.badges,
    categories: row.categories,
    attributes: row.attributes,
    options: row.options.map(({ id, title, required, values }) => ({
      id,
      title,
      required,
      values: values.map((value) => ({
        id: value.id,
        title: value.title,
        surcharge: String(value.surcharge),
        surchargeAlt: String(value.surchargeAlt),
      })),
    })),
    images: row.images,
    combo: toComboForm(row.combo),
  }
}

type OtherFields = Omit<ProductForm, keyof typeof productFields | 'initialStock'>

const readers: { [Field in keyof OtherFields]: (value: OtherFields[Field]) => ProductChange[Field] } = {
  slug: textOrUndefined,
  brand: textOrNull,
  badges: (value) => value,
  categories: (value) => value,
  attributes: (value) => value,
  options: (value) => value.map(toOptionBody),
  images: (value) => value,
  combo: toComboBody,
}

/** Leaves out what the values do not have: a price edited in the list is sent alone. */
export function toProductBody(values: Values): ProductChange {
  const others = Object.entries<(value: never) => unknown>(readers)
    .filter(([field]) => values[field] !== undefined)
    .map(([field, read]) => [field, read(values[field] as never)])
  return { ...fromForm(productFields, values), ...Object.fromEntries(others) }
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
