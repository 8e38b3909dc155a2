import type { CataloguePage } from '@tecnoclick/contract/catalogue/browse/schemas'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import { RouterLink } from '../../shell/router-link.tsx'
import { facetTitle } from './facet-labels.ts'
import { addressToggling, addressWith, addressWithoutFilters, type ListPlace } from './list-location.ts'

interface Chip {
  key: string
  name: string
  href: string
}

/** What the list is narrowed by, always in view, each a link that takes it away. */
export function ActiveFilters({ list, place }: { list: Pick<CataloguePage, 'facets'>; place: ListPlace }) {
  const t = useT()
  const chips = chipsOf(list, place, t)
  if (chips.length === 0) return null
  return (
    <section aria-label={t('shop.filters.active')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, href }) => (
        <RouterLink
          key={key}
          href={href}
          preventScrollReset
          aria-label={t('shop.filters.remove', { name })}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-action-soft ps-3.5 pe-2.5 font-medium text-link text-sm transition-colors hover:bg-action hover:text-on-action pointer-coarse:min-h-11"
        >
          {name}
          <X aria-hidden="true" className="size-4" />
        </RouterLink>
      ))}
      <TextLink
        href={addressWithoutFilters(place)}
        className="inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11"
      >
        {t('shop.clearFilter')}
      </TextLink>
    </section>
  )
}

function chipsOf(list: Pick<CataloguePage, 'facets'>, place: ListPlace, t: ReturnType<typeof useT>): Chip[] {
  return list.facets.flatMap((facet): Chip[] => {
    const key = `filter_${facet.slug}`
    if (facet.type === 'category') return []
    if (facet.type === 'range') {
      if (!place.search.has(key)) return []
      return [
        {
          key,
          name: `${t('shop.filters.price')}: ${facet.from}–${facet.to}`,
          href: addressWith(place, { [key]: undefined }),
        },
      ]
    }
    const selected = facet.items.filter((item) => item.selected && item.slug !== 'any')
    return selected.map(({ slug, name }) => ({
      key: `${key} ${slug}`,
      name: facet.slug === 'discount' ? `${facetTitle(facet, t)}: ${name}` : name,
      href:
        facet.type === 'radio'
          ? addressWith(place, { [key]: undefined })
          : addressToggling(place, facet.slug, slug),
    }))
  })
}
