import type { DemoProduct } from '../catalogue.ts'
import type { FourPrices } from '../pricing.ts'
import type { Dictionary } from './dictionary.ts'

export type SellableOption = {
  id: number
  title: string
  values: readonly { id: number; title: string; surcharge: number; surchargeAlt: number }[]
}

/** What an order needs of a product. */
export type Sellable = FourPrices & {
  id: number
  slug: string
  name: string
  sku: string
  /** Undefined: that of the settings. */
  warrantyMonths?: number
  options: readonly SellableOption[]
}

export type DatedProduct = DemoProduct & { id: number; createdAt: Date }

/** Next ids of options and values. */
export type OptionIds = { option: number; value: number }

export function sellable(product: DatedProduct, ids: OptionIds): Sellable {
  const { id, slug, name, sku, price, priceAlt, priceMayorista, priceMayoristaAlt } = product
  const options = product.options.map(({ title, values }) => ({
    id: ids.option++,
    title,
    values: values.map((value) => ({ id: ids.value++, ...value })),
  }))
  const warrantyMonths = warrantyOf(product)
  const facts = { id, slug, name, sku, price, priceAlt, priceMayorista, priceMayoristaAlt, options }
  return { ...facts, ...(warrantyMonths !== undefined && { warrantyMonths }) }
}

/** As its attribute says; supplies are exchanged if they arrive damaged, but have no months. */
function warrantyOf({ attributes }: DatedProduct): number | undefined {
  const said = attributes.find(({ slug }) => slug === 'garantia')?.values[0]
  return said === undefined ? undefined : Number(/^(\d+)-meses$/.exec(said)?.[1] ?? 0)
}

/** All rows that describe one product; its stock is the final stock of the ledger. */
export function productRows(product: DatedProduct, sold: Sellable, stock: number, known: Dictionary) {
  const productId = product.id
  const { options, ...facts } = sold
  const described = product.attributes.map(({ slug, featured, values }) => {
    return { attribute: required(known.attributes, slug), featured, values }
  })
  return {
    products: [
      {
        ...facts,
        model: product.model,
        description: product.description,
        brandId: required(known.brands, product.brand),
        compareAtPrice: product.compareAtPrice,
        stock,
        badges: product.badges,
        featured: product.featured,
        enable: product.enable,
        createdAt: product.createdAt,
      },
    ],
    categories: [{ productId, categoryId: required(known.categories, product.category), position: 0 }],
    attributes: described.map(({ attribute, featured }, position) => {
      return { productId, attributeId: attribute.id, featured, position }
    }),
    values: described.flatMap(({ attribute, values }) =>
      values.map((slug) => {
        return { productId, attributeId: attribute.id, valueId: required(attribute.values, slug) }
      }),
    ),
    options: options.map(({ id, title }, position) => {
      return { id, productId, title, required: product.options[position]?.required ?? true, position }
    }),
    optionValues: options.flatMap(({ id, values }) =>
      values.map((value, position) => ({ ...value, productId, optionId: id, position })),
    ),
  }
}

export function required<V>(map: Map<string, V>, key: string): V {
  const found = map.get(key)
  if (found === undefined) throw new Error(`The demo data has no ${key}`)
  return found
}
