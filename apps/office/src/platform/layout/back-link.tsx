import { Link, type LinkProps } from '@tecnoclick/ui/link'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useContext } from 'react'
import { type Location, Link as RouterLink, useLocation } from 'react-router'
import { CanOpenContext } from '../permissions.tsx'

/** Back to a list, with the page, sorting and filter it had when it was left. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  const { state } = useLocation()
  return (
    <Link
      href={restoredListUrl(href, state)}
      className="-ms-1 mb-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1 text-ink-muted text-sm hover:text-ink lg:min-h-9 print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}

/**
 * The `ui` package's link: client-side navigation within the office, a full page load for the shop, plain text where the
 * screen is not for the person who looks.
 */
export function OfficeLink({ href, ...rest }: LinkProps) {
  const location = useLocation()
  const canOpen = useContext(CanOpenContext)
  if (!isOfficeUrl(href)) return <a {...rest} href={href} />
  if (!canOpen(href)) return <span title={rest.title}>{rest.children}</span>
  return <RouterLink {...rest} to={href} state={nextHistoryState(location, href)} />
}

function isOfficeUrl(href: string): boolean {
  return href === '' || /^(\?|\/admin(?=[/?#]|$))/.test(href)
}

/** The query string of each list visited on the way here, by the list's path. */
type ListSearches = Readonly<Record<string, string>>

interface HistoryState {
  listSearches: ListSearches
  /** The query of the work queue, on the way from it through pages of single records. */
  queue?: string
}

/**
 * The history state for a navigation from `location` to `href`. The searches are kept in the state and not in the URL: a URL
 * is shared with others, and the state survives a reload too.
 */
export function nextHistoryState(
  { pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>,
  href = '',
): HistoryState {
  const { [pathname]: _, ...others } = searchesIn(state)
  const queue = /^\/admin\/?$/.test(pathname) ? search : queueIn(state)
  return {
    listSearches: search === '' ? others : { ...others, [pathname]: search },
    ...(queue !== undefined && /^\/admin\/[\w-]+\/\d+/.test(href) && { queue }),
  }
}

/** The query that the work queue had when this record was opened from it; undefined on other ways. */
export function queueIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('queue' in state)) return undefined
  return typeof state.queue === 'string' ? state.queue : undefined
}

export function restoredListUrl(path: string, state: unknown): string {
  const search = searchesIn(state)[path]
  return typeof search === 'string' ? `${path}${search}` : path
}

function searchesIn(state: unknown): ListSearches {
  if (typeof state !== 'object' || state === null || !('listSearches' in state)) return {}
  const { listSearches } = state
  return typeof listSearches === 'object' && listSearches !== null ? (listSearches as ListSearches) : {}
}
