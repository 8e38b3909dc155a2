import { office } from '@tecnoclick/messages/office'
import Inbox from 'lucide-react/icons/inbox'
import { type NavigationItem, type NavigationSection, navigationSections } from './navigation-sections.ts'

const { daily } = office.navigation

const home: NavigationItem = { href: '/admin', label: office.workQueue.title, Icon: Inbox, counts: 'all' }

/** By how often they are opened. The first that a role may open are its daily screens; the bar has the short labels. */
const byUse: readonly { href: NavigationItem['href']; short?: string }[] = [
  { href: '/admin' },
  { href: '/admin/orders' },
  { href: '/admin/counter', short: daily.counter },
  { href: '/admin/service-orders' },
  { href: '/admin/products' },
  { href: '/admin/customers' },
  { href: '/admin/reset-sales', short: daily.resetSales },
  { href: '/admin/walk-in', short: daily.walkIn },
  { href: '/admin/resets' },
  { href: '/admin/returns' },
  { href: '/admin/reviews' },
  { href: '/admin/posts' },
  { href: '/admin/pages' },
  { href: '/admin/banners' },
  { href: '/admin/deliveries', short: daily.deliveries },
  { href: '/admin/help' },
]

const pinnedCount = 6

interface OfficeNavigation {
  pinned: (NavigationItem & { short: string })[]
  /** The rest, folded. */
  groups: NavigationSection[]
}

/** Only what the person may open. */
export function navigationFor(canOpen: (href: string) => boolean): OfficeNavigation {
  const permitted = navigationSections
    .map(({ label, items }) => ({ label, items: items.filter(({ href }) => canOpen(href)) }))
    .filter(({ items }) => items.length > 0)
  const known = new Map([home, ...permitted.flatMap(({ items }) => items)].map((item) => [item.href, item]))
  const pinned = byUse
    .flatMap(({ href, short }) => {
      const item = known.get(href)
      return item ? [{ ...item, short: short ?? item.label }] : []
    })
    .slice(0, pinnedCount)
  const groups = permitted
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ href }) => pinned.every((item) => item.href !== href)),
    }))
    .filter(({ items }) => items.length > 0)
  return { pinned, groups }
}

/** Every screen of the navigation that the person may open, by its name. */
export function placesFor(canOpen: (href: string) => boolean): { value: string; label: string }[] {
  return [home, ...navigationSections.flatMap(({ items }) => items)]
    .filter(({ href }) => canOpen(href))
    .map(({ href, label }) => ({ value: href, label }))
}

export function isCurrent({ href, alsoCurrentAt = [] }: NavigationItem, pathname: string): boolean {
  if (href === home.href) return /^\/admin\/?$/.test(pathname)
  return [href, ...alsoCurrentAt].some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
