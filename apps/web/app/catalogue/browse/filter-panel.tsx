import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { isPlainClick } from '../../platform/page/is-plain-click.ts'
import { useCanPrefetch } from '../../platform/page/router-link.tsx'
import { facetLang, facetTitle } from './facet-labels.ts'
import { FacetCategory, FacetChoices, FacetLink } from './facet-links.tsx'
import { FacetPrice } from './facet-price.tsx'
import { type FoldedFacet, type FoldedPage, isChoice, startsOpen, unfoldFacets } from './fold-facets.ts'
import { type ListLocation, listUrl, pageSizes } from './list-location.ts'

export const filterPanelId = 'filtros'

interface FilterPanelProps {
  list: Pick<FoldedPage, 'facets' | 'total'>
  location: ListLocation
  currency: string
}

/** Beside the list on a wide screen; a popover on a narrow one, which needs no script (catalogue.css). */
export function FilterPanel({ list, location, currency }: FilterPanelProps) {
  const t = useT()
  const { facets, unfold, wholeHref } = useUnfolded(list.facets, location)
  return (
    <aside id={filterPanelId} popover="auto" aria-label={t('shop.filters.title')} className="filter-panel">
      <div className="filter-panel-head">
        <p className="font-semibold text-lg">{t('shop.filters.title')}</p>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t('shop.filters.close')}
          className="-me-2 grid size-11 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <DelegatedLinks className="filter-panel-body">
        <div className="sm:hidden">
          <LayoutLinks location={location} />
        </div>
        {facets.map((facet, index) => (
          <FacetSection
            key={facet.slug}
            title={facetTitle(facet, t)}
            lang={'lang' in facet ? facet.lang : facetLang(facet)}
            open={startsOpen(facet, index)}
            onOpen={unfold}
          >
            {facet.type === 'category' && <FacetCategory facet={facet} location={location} />}
            {facet.type === 'range' && <FacetPrice facet={facet} location={location} currency={currency} />}
            {isChoice(facet) && (
              <FacetChoices facet={facet} location={location} wholeHref={wholeHref} onOpen={unfold} />
            )}
          </FacetSection>
        ))}
      </DelegatedLinks>
      <div className="filter-panel-foot">
        <Button block popoverTarget={filterPanelId} popoverTargetAction="hide">
          {t('shop.filters.show', { count: list.total })}
        </Button>
      </div>
    </aside>
  )
}

/**
 * Folded values come when a group is opened, all at once, and again with a new list if a group is still open. Without
 * script, or without an answer, a link in the group shows the page with all of them.
 */
function useUnfolded(sent: readonly FoldedFacet[], location: ListLocation) {
  const locale = useLocale()
  const wholeHref = listUrl(location, { facets: 'all' })
  const [whole, setWhole] = useState<{ href: string; facets: readonly Facet[] }>()
  const isWhole = whole?.href === wholeHref

  async function load() {
    if (isWhole || !sent.some(({ more }) => more)) return
    const { loadAllFacets } = await import('./load-all-facets.ts')
    setWhole({ href: wholeHref, facets: await loadAllFacets(wholeHref, locale) })
  }
  const unfold = () => void load().catch(() => {})

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is a new address.
  useEffect(() => {
    if (document.querySelector(openFolded)) unfold()
  }, [wholeHref])
  return { facets: isWhole ? unfoldFacets(sent, whole.facets) : sent, unfold, wholeHref }
}

/** The link of `FacetChoices` in a group that is open. */
const openFolded = `#${filterPanelId} :is(details[open], details[open] > div) > a[href*="facets=all"]`

/** What the toolbar has on wider screens: list view and page size. */
function LayoutLinks({ location }: { location: ListLocation }) {
  const t = useT()
  const { search } = location
  const link = (key: string, value: string, name: string, current: string) => (
    <FacetLink
      key={value}
      href={listUrl(location, { [key]: value })}
      selected={value === (search.get(key) ?? current)}
      name={name}
      mark="radio"
    />
  )
  return (
    <FacetSection title={t('shop.view.label')} open={false}>
      {link('view', 'grid', t('shop.view.grid'), 'grid')}
      {link('view', 'list', t('shop.view.list'), 'grid')}
      <p className="pt-3 text-sm">{t('shop.pageSize')}</p>
      {pageSizes.map((size) => link('limit', size, size, '12'))}
    </FacetSection>
  )
}

interface FacetSectionProps {
  title: string
  lang?: string | undefined
  open: boolean
  onOpen?(): void
  children: ReactNode
}

function FacetSection({ title, lang, open, onOpen, children }: FacetSectionProps) {
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && !open && onOpen?.()}
      className="facet-group"
    >
      <summary className="drawn-icon icon-chevron-down">
        <h2 lang={lang}>{title}</h2>
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** Navigates and prefetches for all plain facet links inside, with one handler instead of one per link. */
function DelegatedLinks({ children, ...rest }: ComponentProps<'div'>) {
  const navigate = useNavigate()
  const mayPrefetch = useCanPrefetch()
  const [prefetched, setPrefetched] = useState<string>()

  function follow(event: MouseEvent) {
    const href = facetLinkOf(event)
    if (!href || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href, { preventScrollReset: true })
  }

  function prefetch(event: PointerEvent) {
    const href = facetLinkOf(event)
    if (href && mayPrefetch) setPrefetched(href)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements.
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link fires a click.
    <div {...rest} onClick={follow} onPointerOver={prefetch}>
      {children}
      {prefetched && <PrefetchPageLinks page={prefetched} />}
    </div>
  )
}

/** `FacetLink` is the only link here that search engines must not follow; others are handled by the router. */
function facetLinkOf({ target }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a[rel=nofollow]') : null
  return link?.getAttribute('href') ?? null
}
