import type { MessageKey } from '@tecnoclick/messages/translate'
import { useLocation } from 'react-router'
import { withoutEndSlashes } from './page-addresses.ts'

export interface NavItem {
  href: string
  label: MessageKey
  /** Paths with this prefix belong to the item. */
  section?: string
}

/** site.md#header-and-footer */
export const mainNavigation = [
  { href: '/', label: 'shell.nav.home' },
  { href: '/shop/catalog', label: 'shell.nav.shop', section: '/shop/' },
  { href: '/services/list', label: 'shell.nav.services', section: '/services/' },
  { href: '/reset/list', label: 'shell.nav.resets', section: '/reset/' },
  { href: '/site/contact-us-alt', label: 'shell.nav.contact' },
  { href: '/site/about-us', label: 'shell.nav.about' },
  { href: '/site/documentos', label: 'shell.nav.documents' },
  { href: '/blog/category-classic', label: 'shell.nav.blog', section: '/blog/' },
  { href: '/site/faq', label: 'shell.nav.faq' },
] as const satisfies readonly NavItem[]

/** Links of the account dropdown (people.md#screens). */
export const accountLinks = [
  { href: '/account/dashboard', label: 'shell.account.dashboard' },
  { href: '/account/profile', label: 'shell.account.profile' },
  { href: '/account/orders', label: 'shell.account.orders' },
  { href: '/account/ordersreset', label: 'shell.account.resets' },
  { href: '/account/addresses', label: 'shell.account.addresses' },
  { href: '/account/password', label: 'shell.account.password' },
] as const satisfies readonly NavItem[]

/** Value for `aria-current`: the page itself, a page of its section, or neither. */
export function currentMark({ href, section }: NavItem, pathname: string): 'page' | 'true' | undefined {
  const path = withoutEndSlashes(pathname)
  if (path === href) return 'page'
  return section !== undefined && path.startsWith(section) ? 'true' : undefined
}

/** `aria-current` of each item of the main navigation. */
export type CurrentMarks = readonly ReturnType<typeof currentMark>[]

export function useCurrentMarks(): CurrentMarks {
  const { pathname } = useLocation()
  return mainNavigation.map((item) => currentMark(item, pathname))
}
