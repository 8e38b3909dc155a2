import type { CataloguePage, Facet } from '@tecnoclick/contract/catalogue/browse/schemas'

/**
 * Category, price, brand, discount and colour start open (catalogue.md#filters-and-sorting). More would make the panel
 * longer than the list.
 */
const initiallyOpen = 5
/** Further values of an open group are folded. */
const initiallyShown = 8

/** A facet whose folded values stayed on the server. */
export type FoldedFacet = Facet & { more?: number }

export type ChoiceFacet = Extract<FoldedFacet, { type: 'check' | 'color' | 'radio' }>

export type FoldedPage = Omit<CataloguePage, 'facets'> & { facets: FoldedFacet[] }

export function isChoice(facet: FoldedFacet): facet is ChoiceFacet {
  return 'items' in facet && facet.type !== 'category'
}

/** Groups with a selected value are open too. */
export function startsOpen(facet: Facet, index: number): boolean {
  return (
    index < initiallyOpen ||
    ('items' in facet && facet.items.some((item) => 'selected' in item && item.selected))
  )
}

/** Whether a value of an open group is in view; selected ones always are. */
export function isShown({ selected }: { selected: boolean }, index: number): boolean {
  return index < initiallyShown || selected
}

/** Leaves out what is folded at first: it is two thirds of the panel, and few open it. */
export function foldFacets(facets: readonly Facet[]): FoldedFacet[] {
  return facets.map((facet, index) => {
    if (!isChoice(facet)) return facet
    const shown = startsOpen(facet, index) ? facet.items.filter(isShown) : []
    const more = facet.items.length - shown.length
    return more > 0 ? ({ ...facet, items: shown, more } as FoldedFacet) : facet
  })
}

/** Adds the values that came later. What the page has is newer. */
export function unfoldFacets(facets: readonly FoldedFacet[], all: readonly Facet[]): FoldedFacet[] {
  return facets.map((facet) => {
    const whole = all.find(({ slug }) => slug === facet.slug)
    if (!facet.more || !whole || !isChoice(facet) || !isChoice(whole)) return facet
    const known = new Map(facet.items.map((item) => [item.slug, item]))
    const { more: _, ...rest } = facet
    return { ...rest, items: whole.items.map((item) => known.get(item.slug) ?? item) } as FoldedFacet
  })
}
