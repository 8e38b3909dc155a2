import { toWire } from '@tecnoclick/domain/platform/money'
import type { Catalogue } from './catalogue.ts'
import type { AttributeNode, ValueNode } from './facet-index.ts'
import type { CatalogueQuery } from './query.ts'
import type { Selection } from './select-rows.ts'

export interface FacetItem {
  slug: string
  name: string
  count: number
  selected: boolean
}

export interface ColorFacetItem extends FacetItem {
  color: string | null
}

/** The five filter types (catalogue.md#filters-and-sorting). */
export type Facet =
  | { type: 'category'; slug: 'category'; path: { slug: string; name: string }[]; items: FacetItem[] }
  | { type: 'check'; slug: string; name: string; items: FacetItem[] }
  | { type: 'color'; slug: string; name: string; items: ColorFacetItem[] }
  | { type: 'radio'; slug: string; name: string; items: FacetItem[] }
  | { type: 'range'; slug: 'price'; min: number; max: number; from: number; to: number }

/** An attribute gets a facet if at least this share of the listed products has it, which keeps the number of filters low. */
const minShare = 0.2

/**
 * Category, price, brand, discount, then the attributes as staff arranged them, colour first
 * (catalogue.md#filters-and-sorting).
 */
export function createFacets(catalogue: Catalogue, query: CatalogueQuery, selection: Selection): Facet[] {
  const attributes = [...catalogue.facetIndex.attributes.values()].toSorted(
    (a, b) => Number(isColor(b)) - Number(isColor(a)),
  )
  return [
    categoryFacet(catalogue, query, selection),
    priceFacet(query, selection),
    brandFacet(catalogue, query, selection),
    discountFacet(query, selection),
    ...attributes.map((node) => attributeFacet(node, query, selection)),
  ].filter((facet) => facet !== undefined)
}

function isColor({ attribute }: AttributeNode): boolean {
  return attribute.filter === 'color'
}

function categoryFacet(
  { facetIndex }: Catalogue,
  { category }: CatalogueQuery,
  { counts }: Selection,
): Facet | undefined {
  const chosen = category === undefined ? undefined : facetIndex.categories.get(category)
  const items = (chosen?.children ?? facetIndex.roots).map(({ category: { slug, name }, facetValue }) => ({
    slug,
    name,
    count: counts[facetValue] ?? 0,
    selected: false,
  }))
  const path = chosen?.path.map(({ category: { slug, name } }) => ({ slug, name })) ?? []
  const shown = items.filter(isWorthShowing)
  return path.length + shown.length > 0
    ? { type: 'category', slug: 'category', path, items: shown }
    : undefined
}

function priceFacet({ price }: CatalogueQuery, { lowestPrice, highestPrice }: Selection): Facet | undefined {
  if (lowestPrice === undefined || highestPrice === undefined) {
    return price && { type: 'range', slug: 'price', min: price.from, max: price.to, ...price }
  }
  const { min, max } = priceBounds(lowestPrice, highestPrice)
  const within = (amount: number) => Math.min(Math.max(amount, min), max)
  return {
    type: 'range',
    slug: 'price',
    min,
    max,
    from: price ? within(price.from) : min,
    to: price ? within(price.to) : max,
  }
}

/**
 * The ends of the price slider in whole units, rounded outwards to a power of ten that suits the highest price: 1234.50
 * becomes 1300, 85 becomes 90 (catalogue.md#filters-and-sorting).
 */
export function priceBounds(lowestPrice: number, highestPrice: number): { min: number; max: number } {
  const digits = String(Math.ceil(toWire(highestPrice))).length
  const step = 10 ** Math.max(digits - 2, 1)
  return {
    min: Math.floor(toWire(lowestPrice) / step) * step,
    max: Math.ceil(toWire(highestPrice) / step) * step,
  }
}

function brandFacet(
  { facetIndex }: Catalogue,
  { brands }: CatalogueQuery,
  { counts }: Selection,
): Facet | undefined {
  const items = [...facetIndex.brands.values()].map(({ brand: { slug, name }, facetValue }) => ({
    slug,
    name,
    count: counts[facetValue] ?? 0,
    selected: brands.includes(slug),
  }))
  const shown = items.filter(isWorthShowing)
  return shown.length > 0 ? { type: 'check', slug: 'brand', name: 'Marca', items: shown } : undefined
}

function discountFacet({ discount }: CatalogueQuery, { onOffer, notOnOffer }: Selection): Facet | undefined {
  if (onOffer === 0 && discount === undefined) return undefined
  const items = [
    { slug: 'any', name: 'Cualquiera', count: onOffer + notOnOffer, selected: discount === undefined },
    { slug: 'yes', name: 'Sí', count: onOffer, selected: discount === 'yes' },
    { slug: 'no', name: 'No', count: notOnOffer, selected: discount === 'no' },
  ]
  return { type: 'radio', slug: 'discount', name: 'Descuento', items: items.filter(isWorthShowing) }
}

function attributeFacet(
  { attribute, values }: AttributeNode,
  query: CatalogueQuery,
  { counts, total }: Selection,
): Facet | undefined {
  const { slug, name, filter, filterable } = attribute
  if (!filterable) return undefined
  const chosen = query.attributes.get(slug)
  const isAlwaysShown = chosen !== undefined || filter === 'color'
  const shown = [...values.values()].filter(
    ({ value, facetValue }) => counts[facetValue] !== 0 || chosen?.includes(value.slug),
  )
  const productsWithIt = shown.reduce((sum, { facetValue }) => sum + (counts[facetValue] ?? 0), 0)
  if (shown.length === 0 || (!isAlwaysShown && productsWithIt < total * minShare)) return undefined
  const item = ({ value, facetValue }: ValueNode): FacetItem => ({
    slug: value.slug,
    name: value.name,
    count: counts[facetValue] ?? 0,
    selected: chosen?.includes(value.slug) ?? false,
  })
  return filter === 'color'
    ? { type: filter, slug, name, items: shown.map((node) => ({ ...item(node), color: node.value.color })) }
    : { type: filter, slug, name, items: shown.map(item) }
}

function isWorthShowing({ count, selected }: FacetItem): boolean {
  return count > 0 || selected
}
