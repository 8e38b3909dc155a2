import { dollars, pesosFor, pricesFor } from '../pricing.ts'
import type { DemoOption, DemoProduct } from '../products/product.ts'
import { type Dictionary, valueSlug } from './dictionary.ts'

export type SellableOption = {
  id: number
  title: string
  values: readonly { id: number; title: string; surcharge: number; surchargeAlt: number }[]
}

/** What an order needs to know of a product. */
export type Sellable = ReturnType<typeof pricesFor> & {
  id: number
  slug: string
  name: string
  sku: string
  options: readonly SellableOption[]
}

export type ShelvedProduct = DemoProduct & { id: number; createdAt: Date }

/** Counters of the ids that options take. */
export type OptionIds = { option: number; value: number }

export function sellable(product: ShelvedProduct, ids: OptionIds): Sellable {
  const { id, slug, name, sku } = product
  return { id, slug, name, sku, ...pricesFor(product), options: (product.options ?? []).map(withIds) }

  function withIds({ title, values }: DemoOption): SellableOption {
    return {
      id: ids.option++,
      title,
      values: values.map(([value, usd]) => {
        return { id: ids.value++, title: value, surcharge: dollars(usd), surchargeAlt: pesosFor(usd) }
      }),
    }
  }
}

/** Rows of everything that describes one product; its stock is what the ledger left. */
export function productRows(product: ShelvedProduct, sold: Sellable, stock: number, known: Dictionary) {
  const productId = product.id
  const { options, ...facts } = sold
  const described = describe(product, known)
  return {
    products: [
      {
        ...facts,
        model: product.model,
        description: product.description,
        brandId: required(known.brands, product.brand),
        compareAtPrice: product.before === undefined ? null : dollars(product.before),
        stock,
        badges: [...(product.before === undefined ? [] : ['sale' as const]), ...(product.badges ?? [])],
        featured: product.featured ?? false,
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
      return { id, productId, title, required: product.options?.[position]?.required ?? true, position }
    }),
    optionValues: options.flatMap(({ id, values }) =>
      values.map((value, position) => ({ ...value, productId, optionId: id, position })),
    ),
  }
}

function describe({ facts, colours, cardFacts }: ShelvedProduct, known: Dictionary) {
  const onCard: readonly string[] = cardFacts
  const given: [string, readonly string[]][] = Object.entries(facts).map(([slug, values]) => {
    return [slug, [values].flat().map(valueSlug)]
  })
  given.push(['color', colours])
  return given.map(([slug, values]) => ({
    attribute: required(known.attributes, slug),
    values,
    featured: onCard.includes(slug),
  }))
}

export function required<V>(map: Map<string, V>, key: string): V {
  const found = map.get(key)
  if (found === undefined) throw new Error(`The demo data speaks of ${key}, which is not there`)
  return found
}
