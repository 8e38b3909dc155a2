import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { FacetLink } from './facet-link.tsx'
import { addressWith, type ListPlace } from './list-address.ts'

const root = '/shop/catalog'

/** The way back up, the category one stands in, and the steps down from it. */
export function FacetCategory({
  facet,
  place,
}: {
  facet: Extract<Facet, { type: 'category' }>
  place: ListPlace
}) {
  const t = useT()
  const current = facet.path.at(-1)
  const above = [{ slug: '', name: t('shop.filters.allCategories') }, ...facet.path.slice(0, -1)]
  return (
    <ul>
      {current &&
        above.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              href={addressWith(
                place,
                { filter_category: undefined },
                slug === '' ? root : `${root}/${slug}`,
              )}
              className="flex min-h-11 items-center gap-1.5 rounded-sm text-ink-muted text-sm hover:text-link md:min-h-9 pointer-coarse:min-h-11"
            >
              <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              {name}
            </Link>
          </li>
        ))}
      {current && (
        <li aria-current="true" className="flex min-h-9 items-center font-semibold text-sm">
          {current.name}
        </li>
      )}
      {facet.items.map(({ slug, name, count }) => (
        <li key={slug} className={current && 'ps-4'}>
          <FacetLink
            href={addressWith(place, { filter_category: undefined }, `${root}/${slug}`)}
            selected={false}
            name={name}
            count={count}
          />
        </li>
      ))}
    </ul>
  )
}
