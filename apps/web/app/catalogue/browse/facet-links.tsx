import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { CSSProperties } from 'react'
import { facetLang } from './facet-labels.ts'
import { type ChoiceFacet, isShown } from './fold-facets.ts'
import { type ListLocation, listUrl, listUrlToggling } from './list-location.ts'

const root = '/shop/catalog'

interface FacetCategoryProps {
  facet: Extract<Facet, { type: 'category' }>
  location: ListLocation
}

/** The parent categories, the current one and its children. */
export function FacetCategory({ facet, location }: FacetCategoryProps) {
  const t = useT()
  const current = facet.path.at(-1)
  const parents = [{ slug: '', name: t('shop.filters.allCategories') }, ...facet.path.slice(0, -1)]
  return (
    <ul>
      {current &&
        parents.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              href={listUrl(location, { filter_category: undefined }, slug === '' ? root : `${root}/${slug}`)}
              lang={slug === '' ? undefined : 'es'}
              className="flex min-h-11 items-center gap-1.5 rounded-sm text-ink-muted text-sm hover:text-link md:min-h-9 pointer-coarse:min-h-11"
            >
              <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              {name}
            </Link>
          </li>
        ))}
      {current && (
        <li aria-current="true" lang="es" className="flex min-h-9 items-center font-semibold text-sm">
          {current.name}
        </li>
      )}
      {facet.items.map(({ slug, name, count }) => (
        <li key={slug} className={current && 'ps-4'}>
          <FacetLink
            href={listUrl(location, { filter_category: undefined }, `${root}/${slug}`)}
            selected={false}
            name={name}
            lang="es"
            count={count}
          />
        </li>
      ))}
    </ul>
  )
}

type Choice = ChoiceFacet['items'][number] & { color?: string | null }

const marks: Record<ChoiceFacet['type'], FacetMark> = { check: 'check', radio: 'radio', color: 'swatch' }

interface FacetChoicesProps {
  facet: ChoiceFacet
  location: ListLocation
  /** The page with all values. */
  wholeHref: string
  onOpen(): void
}

export function FacetChoices({ facet, location, wholeHref, onOpen }: FacetChoicesProps) {
  const t = useT()
  const items: Choice[] = facet.items
  const first = items.filter(isShown)
  const rest = items.filter((item, index) => !isShown(item, index))
  const renderItem = (item: Choice) => (
    <li key={item.slug}>
      <FacetLink
        href={hrefOf(location, facet, item)}
        selected={item.selected}
        name={item.name}
        lang={facetLang(facet, item.lang)}
        count={item.count}
        mark={marks[facet.type]}
        color={item.color}
      />
    </li>
  )
  const more = facet.more ?? rest.length
  const wholeLink = (
    <FacetLink href={wholeHref} selected={false} name={t('shop.filters.more', { count: more })} />
  )
  if (items.length === 0) return wholeLink
  return (
    <>
      <ul>{first.map(renderItem)}</ul>
      {more > 0 && (
        <details className="facet-more" onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
          <summary>
            <span>{t('shop.filters.more', { count: more })}</span>
            <span>{t('shop.filters.fewer')}</span>
          </summary>
          {facet.more ? wholeLink : <ul>{rest.map(renderItem)}</ul>}
        </details>
      )}
    </>
  )
}

function hrefOf(location: ListLocation, facet: ChoiceFacet, item: Choice): string {
  if (facet.type !== 'radio') return listUrlToggling(location, facet.slug, item.slug)
  return listUrl(location, { [`filter_${facet.slug}`]: item.slug === 'any' ? undefined : item.slug })
}

type FacetMark = 'check' | 'radio' | 'swatch'

interface FacetLinkProps {
  href: string
  selected: boolean
  name: string
  lang?: string | undefined
  count?: number
  mark?: FacetMark
  /** For a swatch. */
  color?: string | null | undefined
}

/**
 * A link, so that it works without script and can be opened in a new tab. A page has hundreds, so each has only two
 * elements: catalogue.css draws the mark, and `DelegatedLinks` handles the click.
 */
export function FacetLink({ href, selected, name, lang, count, mark, color }: FacetLinkProps) {
  const swatch: CSSProperties & Record<`--${string}`, string> = { '--swatch': color ?? 'var(--color-sunken)' }
  return (
    <a
      href={href}
      lang={lang}
      rel="nofollow"
      aria-current={selected || undefined}
      data-mark={mark}
      style={mark === 'swatch' ? swatch : undefined}
    >
      {name}
      {count !== undefined && <span>{count}</span>}
    </a>
  )
}
