import { type CatalogueProduct, type ProductAttribute, type PublicFields, readOnlyKeys } from './model.ts'

/** Lists that many products have alike, each held once. */
export type SharedLists = Map<string, object>

/**
 * A product that shares its small lists with the others: attributes, categories, badges and the empty list of options. They
 * are most of its objects.
 */
export function compactProduct(product: CatalogueProduct, shared: SharedLists): CatalogueProduct {
  const { badges, categories, attributes, options } = product
  return withLists(product, {
    badges: share(shared, badgesKey(badges), badges),
    categories: share(shared, categoriesKey(categories), categories),
    attributes: attributes.map((attribute) => share(shared, attributeKey(attribute), attribute)),
    options: options.length === 0 ? share(shared, optionsKey(options), options) : options,
  })
}

type Lists = Pick<CatalogueProduct, 'badges' | 'categories' | 'attributes' | 'options'>

/** Field by field: a copy by spreading may be a hash table, which takes three times the memory. */
export function withLists(product: Omit<CatalogueProduct, keyof Lists>, lists: Lists): CatalogueProduct {
  const made: Omit<CatalogueProduct, keyof PublicFields> & Partial<PublicFields> = {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    model: product.model,
    description: product.description,
    brand: product.brand,
    price: product.price,
    priceAlt: product.priceAlt,
    compareAtPrice: product.compareAtPrice,
    stock: product.stock,
    badges: lists.badges,
    featured: product.featured,
    rating: product.rating,
    reviews: product.reviews,
    categories: lists.categories,
    attributes: lists.attributes,
    options: lists.options,
    images: product.images,
    sold: product.sold,
    createdAt: product.createdAt,
  }
  const { priceMlc, priceMayorista, priceMayoristaMlc, priceMayoristaAlt } = product
  const { compareAtPriceMlc, compareAtPriceAlt } = product
  if (priceMlc != null) made.priceMlc = priceMlc
  if (priceMayoristaMlc != null) made.priceMayoristaMlc = priceMayoristaMlc
  if (compareAtPriceMlc !== undefined) made.compareAtPriceMlc = compareAtPriceMlc
  if (compareAtPriceAlt !== undefined) made.compareAtPriceAlt = compareAtPriceAlt
  if (priceMayorista !== undefined) made.priceMayorista = priceMayorista
  if (priceMayoristaAlt !== undefined) made.priceMayoristaAlt = priceMayoristaAlt
  if (product.variants) made.variants = product.variants
  if (product.combo) made.combo = product.combo
  for (const key of readOnlyKeys) copyField(key, product, made)
  return made as CatalogueProduct
}

function copyField<Key extends keyof PublicFields>(
  key: Key,
  from: PublicFields,
  to: Partial<PublicFields>,
): void {
  to[key] = from[key]
}

export function badgesKey(badges: CatalogueProduct['badges']): string {
  return `b ${badges.join()}`
}

export function categoriesKey(categories: CatalogueProduct['categories']): string {
  return `c ${categories.join()}`
}

export function attributeKey({ slug, values, featured }: ProductAttribute): string {
  return `${featured ? 'A' : 'a'} ${slug} ${values.join()}`
}

/** Of no options; others are hardly ever alike. */
export function optionsKey(options: CatalogueProduct['options']): string {
  return `o ${options.map(({ id }) => id).join()}`
}

function share<T extends object>(shared: SharedLists, key: string, made: T): T {
  const known = shared.get(key)
  // A key names the type as well.
  if (known) return known as T
  shared.set(key, made)
  return made
}
