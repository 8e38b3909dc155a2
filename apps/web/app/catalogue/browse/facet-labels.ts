import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Translate } from '@tecnoclick/messages/translate'

const builtIn = /^(category|price|brand|discount)$/

/** The language of an attribute's texts, which the shop writes; the others are in the page's. */
export function facetLang({ slug }: Facet, lang = 'es'): string | undefined {
  return builtIn.test(slug) ? undefined : lang
}

export function facetTitle(facet: Facet, t: Translate): string {
  if (facet.type === 'category') return t('shop.filters.category')
  if (facet.type === 'range') return t('shop.filters.price')
  if (facet.slug === 'brand') return t('shop.filters.brand')
  if (facet.slug === 'discount') return t('shop.filters.discount')
  return facet.slug === 'color' ? t('shop.filters.color') : facet.name
}

/** Translates yes, no and any of the discount facet. Attribute values are catalogue data and stay as they are. */
export function translateFacets(facets: readonly Facet[], t: Translate): Facet[] {
  const labels: Readonly<Record<string, string>> = {
    any: t('shop.filters.discountAny'),
    yes: t('shop.filters.discountYes'),
    no: t('shop.filters.discountNo'),
  }
  return facets.map((facet) =>
    facet.type === 'radio' && facet.slug === 'discount'
      ? { ...facet, items: facet.items.map((item) => ({ ...item, name: labels[item.slug] ?? item.name })) }
      : facet,
  )
}
