import { type PricingContext, priceFor } from '@tecnoclick/domain/catalogue/prices'
import type { Facet } from '../facets.ts'
import type { CatalogueData, CatalogueProduct } from '../model.ts'
import type { CatalogueQuery } from '../query.ts'

/** A straightforward implementation, filter by filter, that tests compare the engine with. */
export function naiveList(data: CatalogueData, query: CatalogueQuery, pricing: PricingContext) {
  const passing = data.products.filter((product) => passes(product))
  const sorted = passing.toSorted(comparison())
  const pages = Math.max(1, Math.ceil(sorted.length / query.limit))
  const page = Math.min(query.page, pages)
  return {
    slugs: sorted.slice((page - 1) * query.limit, page * query.limit).map(({ slug }) => slug),
    total: sorted.length,
    page,
    pages,
    facets: facets(),
  }

  function passes(product: CatalogueProduct, except?: string): boolean {
    return (
      (except === 'category' || query.category === undefined || isIn(product, query.category)) &&
      (except === 'brand' || query.brands.length === 0 || isOf(product, query.brands)) &&
      (except === 'price' || isInRange(product)) &&
      (except === 'discount' || !query.discount || (query.discount === 'yes') === isOnOffer(product)) &&
      [...query.attributes].every(([slug, values]) => {
        const isFilter = data.attributes.some((attribute) => attribute.slug === slug && attribute.filterable)
        return except === slug || !isFilter || values.some((value) => has(product, slug, value))
      })
    )
  }

  function isOf({ brand }: CatalogueProduct, wanted: readonly string[]): boolean {
    return data.brands.some(({ slug }) => slug === brand && wanted.includes(slug))
  }

  function amount(product: CatalogueProduct): number | undefined {
    return priceFor(product, [], pricing)?.amount
  }

  function isOnOffer(product: CatalogueProduct): boolean {
    return priceFor(product, [], pricing)?.compareAt !== undefined
  }

  function isInRange(product: CatalogueProduct): boolean {
    if (!query.price) return true
    const cost = amount(product)
    return cost !== undefined && cost >= query.price.from * 100 && cost <= query.price.to * 100
  }

  function isIn(product: CatalogueProduct, slug: string): boolean {
    const known = data.categories.find((category) => category.slug === slug)
    if (!known) return false
    const below = data.categories.filter(({ parent }) => parent === slug)
    return product.categories.includes(slug) || below.some((child) => isIn(product, child.slug))
  }

  function has(product: CatalogueProduct, slug: string, value: string): boolean {
    const isKnown = data.attributes.some(
      (attribute) => attribute.slug === slug && attribute.values.some((known) => known.slug === value),
    )
    return isKnown && product.attributes.some((own) => own.slug === slug && own.values.includes(value))
  }

  function comparison(): (a: CatalogueProduct, b: CatalogueProduct) => number {
    const names = new Intl.Collator('es')
    const byName = (a: CatalogueProduct, b: CatalogueProduct) => names.compare(a.name, b.name) || a.id - b.id
    const byPrice = (sign: number) => (a: CatalogueProduct, b: CatalogueProduct) => {
      const [left, right] = [amount(a), amount(b)]
      if (left === undefined || right === undefined) {
        return Number(left === undefined) - Number(right === undefined) || a.id - b.id
      }
      return sign * (left - right) || a.id - b.id
    }
    switch (query.sort) {
      case 'name_asc':
        return byName
      case 'name_desc':
        return (a, b) => byName(b, a)
      case 'price_asc':
        return byPrice(1)
      case 'price_desc':
        return byPrice(-1)
      case 'rating_desc':
        return (a, b) => b.rating - a.rating || b.reviews - a.reviews || a.id - b.id
      case 'default':
        return (a, b) =>
          Number(b.stock > 0) - Number(a.stock > 0) ||
          Number(b.featured) - Number(a.featured) ||
          b.sold - a.sold ||
          b.rating - a.rating ||
          b.createdAt - a.createdAt ||
          a.id - b.id
    }
  }

  function facetValues<T extends object>(
    facet: string,
    items: readonly (T & { slug: string })[],
    selected: readonly string[],
    belongs: (product: CatalogueProduct, slug: string) => boolean,
  ) {
    const others = data.products.filter((product) => passes(product, facet))
    return items
      .map((item) => ({
        ...item,
        count: others.filter((product) => belongs(product, item.slug)).length,
        selected: selected.includes(item.slug),
      }))
      .filter((item) => item.count > 0 || item.selected)
  }

  function named({ slug, name }: { slug: string; name: string }) {
    return { slug, name }
  }

  function facets(): Facet[] {
    return [category(), range(), brand(), discount(), ...attributes('color'), ...attributes('others')].filter(
      (facet) => facet !== undefined,
    )
  }

  function category(): Facet | undefined {
    const chosen = data.categories.find(({ slug }) => slug === query.category)
    const children = data.categories.filter(({ parent }) => parent === (chosen?.slug ?? null))
    const path: { slug: string; name: string }[] = []
    for (let at = chosen; at; at = data.categories.find(({ slug }) => slug === at?.parent)) {
      path.unshift(named(at))
    }
    const items = facetValues(
      'category',
      children.map(named),
      [],
      (product, slug) => isIn(product, slug) && (!chosen || isIn(product, chosen.slug)),
    )
    return path.length + items.length > 0 ? { type: 'category', slug: 'category', path, items } : undefined
  }

  function range(): Facet | undefined {
    const amounts = data.products
      .filter((product) => passes(product, 'price'))
      .map(amount)
      .filter((cost) => cost !== undefined)
    if (amounts.length === 0) {
      return (
        query.price && {
          type: 'range',
          slug: 'price',
          min: query.price.from,
          max: query.price.to,
          ...query.price,
        }
      )
    }
    const highestPrice = Math.max(...amounts) / 100
    const step = Math.max(10, 10 ** (String(Math.ceil(highestPrice)).length - 2))
    const min = Math.floor(Math.min(...amounts) / 100 / step) * step
    const max = Math.ceil(highestPrice / step) * step
    const [from, to] = [query.price?.from ?? min, query.price?.to ?? max].map((end) =>
      Math.min(Math.max(end, min), max),
    )
    return { type: 'range', slug: 'price', min, max, from: from ?? min, to: to ?? max }
  }

  function brand(): Facet | undefined {
    const items = facetValues(
      'brand',
      data.brands.map(named),
      query.brands,
      (product, slug) => product.brand === slug,
    )
    return items.length > 0 ? { type: 'check', slug: 'brand', name: 'Marca', items } : undefined
  }

  function discount(): Facet | undefined {
    const choices = [
      { slug: 'any', name: 'Cualquiera' },
      { slug: 'yes', name: 'Sí' },
      { slug: 'no', name: 'No' },
    ]
    const items = facetValues('discount', choices, [query.discount ?? 'any'], (product, slug) =>
      slug === 'any' ? true : (slug === 'yes') === isOnOffer(product),
    )
    if (!query.discount && !items.some(({ slug }) => slug === 'yes')) return undefined
    return { type: 'radio', slug: 'discount', name: 'Descuento', items }
  }

  function attributes(kind: 'color' | 'others'): Facet[] {
    return data.attributes.flatMap(({ slug, name, filter, filterable, values }): Facet[] => {
      if (!filterable || (filter === 'color') !== (kind === 'color')) return []
      const chosen = query.attributes.get(slug) ?? []
      const items = facetValues(slug, values, chosen, (product, value) => has(product, slug, value))
      const sum = items.reduce((all, { count }) => all + count, 0)
      const isOffered = query.attributes.has(slug) || filter === 'color' || sum >= passing.length * 0.2
      if (items.length === 0 || !isOffered) return []
      if (filter === 'color') return [{ type: filter, slug, name, items }]
      return [{ type: filter, slug, name, items: items.map(({ color, ...item }) => item) }]
    })
  }
}
