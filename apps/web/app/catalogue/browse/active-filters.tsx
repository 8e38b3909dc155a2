import type { CataloguePage } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Translate } from '@tecnoclick/messages/translate'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import { RouterLink } from '../../platform/page/router-link.tsx'
import { facetLang, facetTitle } from './facet-labels.ts'
import { type ListLocation, listUrl, listUrlToggling, listUrlWithoutFilters } from './list-location.ts'

interface ActiveFilter {
  key: string
  name: string
  lang?: string | undefined
  href: string
}

interface ActiveFiltersProps {
  list: Pick<CataloguePage, 'facets'>
  location: ListLocation
}

/** The selected filters; each is a link that removes it. */
export function ActiveFilters({ list, location }: ActiveFiltersProps) {
  const t = useT()
  const filters = activeFilters(list, location, t)
  if (filters.length === 0) return null
  return (
    <section aria-label={t('shop.filters.active')} className="flex flex-wrap items-center gap-2">
      {filters.map(({ key, name, lang, href }) => (
        <RouterLink
          key={key}
          href={href}
          preventScrollReset
          aria-label={t('shop.filters.remove', { name })}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-action-soft ps-3.5 pe-2.5 font-medium text-link text-sm transition-colors hover:bg-action hover:text-on-action pointer-coarse:min-h-11"
        >
          <bdi lang={lang}>{name}</bdi>
          <X aria-hidden="true" className="size-4" />
        </RouterLink>
      ))}
      <TextLink
        href={listUrlWithoutFilters(location)}
        className="inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11"
      >
        {t('shop.clearFilter')}
      </TextLink>
    </section>
  )
}

function activeFilters(
  list: Pick<CataloguePage, 'facets'>,
  location: ListLocation,
  t: Translate,
): ActiveFilter[] {
  return list.facets.flatMap((facet): ActiveFilter[] => {
    const key = `filter_${facet.slug}`
    if (facet.type === 'category') return []
    if (facet.type === 'range') {
      if (!location.search.has(key)) return []
      return [
        {
          key,
          name: `${t('shop.filters.price')}: ${facet.from}–${facet.to}`,
          href: listUrl(location, { [key]: undefined }),
        },
      ]
    }
    const selected = facet.items.filter((item) => item.selected && item.slug !== 'any')
    return selected.map(({ slug, name, lang }) => ({
      key: `${key} ${slug}`,
      lang: facetLang(facet, lang),
      name: facet.slug === 'discount' ? `${facetTitle(facet, t)}: ${name}` : name,
      href:
        facet.type === 'radio'
          ? listUrl(location, { [key]: undefined })
          : listUrlToggling(location, facet.slug, slug),
    }))
  })
}
