import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { addBit, type BitSet, countBits, difference, emptyBits, hasBit, intersection } from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'
import { countOfFacet, countValues } from './count-values.ts'
import { brandFacet, categoryFacet } from './facet-index.ts'
import { slotsInPriceRange } from './price-range.ts'
import type { CatalogueQuery } from './query.ts'

/** The products that pass every filter, and what the facets need to know about those that fail exactly one. */
export interface Selection {
  listed: BitSet
  total: number
  /** Number of products per facet value; each facet applies all filters but its own. */
  counts: Int32Array
  /** Minor units, under all filters but the price; undefined if no product has a price. */
  lowestPrice: number | undefined
  highestPrice: number | undefined
  onOffer: number
  notOnOffer: number
}

/** The products that pass one filter. */
interface Filter {
  /** `facet` is the number of the facet. */
  kind: 'text' | 'price' | 'discount' | 'facet'
  facet?: number
  passing: BitSet
}

const maxFacetFilters = 27

/**
 * Every filter is a set of products. Facets count the intersection of all of them; a facet with a filter of its own ignores
 * that one.
 */
export function selectRows(
  catalogue: Catalogue,
  query: CatalogueQuery,
  pricing: PricingContext,
  matching: Int32Array | undefined,
): Selection {
  const filters = [
    ...(matching ? [textFilter(catalogue, matching)] : []),
    ...priceFilter(catalogue, query, pricing),
    ...discountFilter(catalogue, query, pricing),
    ...facetFilters(catalogue, query),
  ]
  const all = productSlots(catalogue)
  const listed = filters.reduce((rest, { passing }) => intersection(rest, passing), all)
  const total = countBits(listed)
  const ignoring = (kind: Filter['kind']) =>
    filters.some((filter) => filter.kind === kind)
      ? filters.reduce(
          (rest, filter) => (filter.kind === kind ? rest : intersection(rest, filter.passing)),
          all,
        )
      : listed

  const counts = countValues(catalogue, all, listed, total)
  for (const own of filters) {
    if (own.facet === undefined || isSettled(catalogue, query, own.facet)) continue
    const others = filters.reduce(
      (rest, filter) => (filter === own ? rest : intersection(rest, filter.passing)),
      all,
    )
    countOfFacet(catalogue, own.facet, filters.length === 1 ? undefined : others, counts)
  }
  const { onOffer } = catalogue.prices(pricing)
  const underDiscount = ignoring('discount')
  const offers = countBits(intersection(underDiscount, onOffer))
  return {
    listed,
    total,
    counts,
    ...priceLimits(catalogue, pricing, ignoring('price')),
    onOffer: offers,
    notOnOffer: countBits(underDiscount) - offers,
  }
}

/** The facet of a chosen category shows its children, which have no products outside of it. */
function isSettled({ facetIndex }: Catalogue, { category }: CatalogueQuery, facet: number): boolean {
  return facet === categoryFacet && category !== undefined && facetIndex.categories.has(category)
}

const slotCache = new WeakMap<object, BitSet>()

/** The slots that are not empty. */
function productSlots({ table: { products, byId } }: Catalogue): BitSet {
  const cached = slotCache.get(byId)
  if (cached) return cached
  const all = emptyBits(products.length)
  for (const slot of byId.values()) addBit(all, slot)
  slotCache.set(byId, all)
  return all
}

function textFilter(catalogue: Catalogue, matching: Int32Array): Filter {
  return { kind: 'text', passing: toBits(catalogue, matching) }
}

/** Filters use whole units, prices are hundredths (platform.md#money). */
const minorPerUnit = 100

function priceFilter(catalogue: Catalogue, { price }: CatalogueQuery, pricing: PricingContext): Filter[] {
  if (!price) return []
  const [lowest, highest] = [price.from * minorPerUnit, price.to * minorPerUnit]
  const passing = toBits(catalogue, slotsInPriceRange(catalogue, pricing, lowest, highest))
  // One of its variants costs that (catalogue.md#variants).
  const { amounts, slots } = catalogue.prices(pricing).dearer
  const from = firstFrom(amounts, lowest)
  for (let at = from; at < amounts.length && (amounts[at] ?? 0) <= highest; at++)
    addBit(passing, slots[at] ?? 0)
  return [{ kind: 'price', passing }]
}

/** The place of the first of these ascending amounts that is not less. */
function firstFrom(amounts: Float64Array, least: number): number {
  let [low, high] = [0, amounts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((amounts[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

function priceLimits(catalogue: Catalogue, pricing: PricingContext, among: BitSet) {
  const { amounts, dearer } = catalogue.prices(pricing)
  let lowestPrice: number | undefined
  let highestPrice: number | undefined
  const sorted = catalogue.sorted('price_asc', pricing)
  for (let at = 0; at < sorted.length && lowestPrice === undefined; at++) {
    lowestPrice = amountAmong(among, amounts, sorted[at] ?? 0)
  }
  for (let at = sorted.length - 1; at >= 0 && highestPrice === undefined; at--) {
    highestPrice = amountAmong(among, amounts, sorted[at] ?? 0)
  }
  for (let at = dearer.slots.length - 1; at >= 0; at--) {
    const amount = dearer.amounts[at] ?? 0
    if (amount <= (highestPrice ?? amount)) break
    if (!hasBit(among, dearer.slots[at] ?? 0)) continue
    highestPrice = amount
    break
  }
  return { lowestPrice, highestPrice }
}

function amountAmong(among: BitSet, amounts: Float64Array, slot: number): number | undefined {
  if ((((among[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 0) return undefined
  const amount = amounts[slot] ?? Number.NaN
  return Number.isNaN(amount) ? undefined : amount
}

function discountFilter(
  catalogue: Catalogue,
  { discount }: CatalogueQuery,
  pricing: PricingContext,
): Filter[] {
  if (!discount) return []
  const { onOffer } = catalogue.prices(pricing)
  const passing = discount === 'yes' ? onOffer : difference(productSlots(catalogue), onOffer)
  return [{ kind: 'discount', passing }]
}

function facetFilters(catalogue: Catalogue, { category, brands, attributes }: CatalogueQuery): Filter[] {
  const { facetIndex } = catalogue
  const filters: Filter[] = []
  const want = (facet: number, wanted: readonly (number | undefined)[]) => {
    if (wanted.length === 0 || filters.length === maxFacetFilters) return
    filters.push({ kind: 'facet', facet, passing: productsWith(catalogue, wanted) })
  }
  if (category !== undefined) want(categoryFacet, [facetIndex.categories.get(category)?.facetValue])
  want(
    brandFacet,
    brands.map((slug) => facetIndex.brands.get(slug)?.facetValue),
  )
  for (const [slug, values] of attributes) {
    const node = facetIndex.attributes.get(slug)
    if (!node?.attribute.filterable) continue
    want(
      node.facet,
      values.map((value) => node.values.get(value)?.facetValue),
    )
  }
  return filters
}

function productsWith(catalogue: Catalogue, facetValues: readonly (number | undefined)[]): BitSet {
  const { starts, entries } = catalogue.slotsByValue()
  const bits = emptyBits(catalogue.table.products.length)
  for (const facetValue of facetValues) {
    if (facetValue === undefined) continue
    for (let at = starts[facetValue] ?? 0, end = starts[facetValue + 1] ?? 0; at < end; at++) {
      addBit(bits, entries[at] ?? 0)
    }
  }
  return bits
}

function toBits({ table }: Catalogue, slots: Int32Array): BitSet {
  const bits = emptyBits(table.products.length)
  for (let at = 0; at < slots.length; at++) addBit(bits, slots[at] ?? 0)
  return bits
}
