import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { CSSProperties } from 'react'
import { addressToggling, addressWith, type ListPlace } from './list-location.ts'

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

type FacetMark = 'check' | 'radio' | 'swatch'

interface FacetLinkProps {
  href: string
  selected: boolean
  name: string
  count: number
  mark?: FacetMark
  /** Of a swatch. */
  color?: string | null | undefined
}

/**
 * A choice is a link: it works before and without script, can be opened in a tab, and says what it leads to. There are
 * hundreds on a page, so each is two elements, its mark is drawn by the style sheet, and `PlainLinks` follows it.
 */
function FacetLink({ href, selected, name, count, mark, color }: FacetLinkProps) {
  const swatch: CSSProperties & Record<`--${string}`, string> = { '--swatch': color ?? 'var(--color-sunken)' }
  return (
    <a
      href={href}
      rel="nofollow"
      aria-current={selected || undefined}
      data-mark={mark}
      className="facet-link"
      style={mark === 'swatch' ? swatch : undefined}
    >
      {name}
      <span>{count}</span>
    </a>
  )
}
