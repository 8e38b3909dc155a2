import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { FacetLink, type FacetMark } from './facet-link.tsx'
import { addressToggling, addressWith, type ListPlace } from './list-address.ts'

type ChoiceFacet = Extract<Facet, { type: 'check' | 'color' | 'radio' }>
type Choice = ChoiceFacet['items'][number] & { color?: string | null }

const marks: Record<ChoiceFacet['type'], FacetMark> = { check: 'check', radio: 'radio', color: 'swatch' }

/** Longer lists fold after these; what is chosen is always in view. */
const shownAtOnce = 8

export function FacetChoices({ facet, place }: { facet: ChoiceFacet; place: ListPlace }) {
  const t = useT()
  const items: Choice[] = facet.items
  const first = items.filter((item, index) => index < shownAtOnce || item.selected)
  const rest = items.filter((item, index) => index >= shownAtOnce && !item.selected)
  const draw = (item: Choice) => (
    <li key={item.slug}>
      <FacetLink
        href={hrefOf(place, facet, item)}
        selected={item.selected}
        name={item.name}
        count={item.count}
        mark={marks[facet.type]}
        color={item.color}
      />
    </li>
  )
  return (
    <>
      <ul>{first.map(draw)}</ul>
      {rest.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-11 cursor-pointer list-none items-center rounded-sm text-link text-sm md:min-h-9 [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">{t('shop.filters.more', { count: rest.length })}</span>
            <span className="not-group-open/more:hidden">{t('shop.filters.fewer')}</span>
          </summary>
          <ul>{rest.map(draw)}</ul>
        </details>
      )}
    </>
  )
}

function hrefOf(place: ListPlace, facet: ChoiceFacet, item: Choice): string {
  if (facet.type !== 'radio') return addressToggling(place, facet.slug, item.slug)
  return addressWith(place, { [`filter_${facet.slug}`]: item.slug === 'any' ? undefined : item.slug })
}
