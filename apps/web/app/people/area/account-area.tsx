import { getNotices } from '@tecnoclick/contract/people/notices/endpoints'
import { Link } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import Bell from 'lucide-react/icons/bell'
import Database from 'lucide-react/icons/database'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MapPin from 'lucide-react/icons/map-pin'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Package from 'lucide-react/icons/package'
import Printer from 'lucide-react/icons/printer'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Shield from 'lucide-react/icons/shield'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { accountLinks, currentMark } from '../../platform/page/nav-items.ts'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/account-area.ts'

/** Whether there is anything to choose: another channel than mail, or what the shop writes of itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await visitOf(context).client.attempt(getNotices)
  if (!outcome.ok) return { hasNotices: false }
  const { bot, hasSms, offered } = outcome.data
  return { hasNotices: bot !== null || hasSms || offered.carts || offered.reviews }
}

/** It changes with the shop's bot, its gateway of SMS and its settings. */
export function shouldRevalidate() {
  return false
}

export default function AccountArea({ loaderData: { hasNotices } }: Route.ComponentProps) {
  return (
    <PageContainer className="grid items-start gap-x-10 gap-y-2 py-4 sm:py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <AccountMenu hasNotices={hasNotices} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </PageContainer>
  )
}

/** A column beside the page; on a phone a row that scrolls sideways to the current page. */
function AccountMenu({ hasNotices }: { hasNotices: boolean }) {
  const t = useFullT()
  const items = hasNotices ? accountMenuItems : accountMenuItems.filter(({ href }) => href !== noticesPage)
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the page.
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current) return
    row.scrollLeft += middleOf(current) - middleOf(row)
  }, [pathname])

  return (
    <nav
      aria-label={t('account.menu')}
      className="min-w-0 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <ul
        ref={list}
        className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:grid lg:gap-1 lg:p-0"
      >
        {items.map(({ Icon, ...item }) => (
          <li key={item.href} className="shrink-0">
            <Link
              href={item.href}
              aria-current={currentMark(item, pathname)}
              className="flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-full border bg-surface px-4 text-sm transition-colors hover:bg-sunken aria-[current]:border-action aria-[current]:bg-action-soft aria-[current]:font-semibold aria-[current]:text-link lg:whitespace-normal lg:rounded-md lg:border-transparent lg:bg-transparent lg:px-3 lg:py-2 lg:leading-snug lg:aria-[current]:border-transparent"
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0 opacity-80" />
              {t(item.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

const details = {
  '/account/dashboard': { Icon: LayoutDashboard },
  '/account/profile': { Icon: UserRoundPen },
  '/account/orders': { Icon: Package, section: '/account/orders/' },
  '/account/ordersreset': { Icon: RotateCcw },
  // The list, each address, and /account/address/create.
  '/account/addresses': { Icon: MapPin, section: '/account/address' },
  '/account/password': { Icon: KeyRound },
} as const satisfies Record<(typeof accountLinks)[number]['href'], { Icon: typeof MapPin; section?: string }>

/** Listed only where there is something to choose. */
const noticesPage = '/account/notices'

/** Pages that the dropdown does not list: its texts and links are part of every page. */
const moreItems = [
  { href: '/account/credit', label: 'account.credit', Icon: Wallet },
  { href: '/account/equipment', label: 'account.equipment', Icon: Printer },
  { href: '/account/carts', label: 'account.carts', Icon: ShoppingCart },
  { href: '/account/second-factor', label: 'account.secondFactor.title', Icon: Shield },
  { href: '/account/devices', label: 'account.devices.title', Icon: MonitorSmartphone },
  { href: noticesPage, label: 'account.notices', Icon: Bell },
  { href: '/account/data', label: 'account.data.title', Icon: Database },
] as const

/** The side menu, in the order of the dropdown (people.md#screens). */
const accountMenuItems = [...accountLinks.map((link) => ({ ...link, ...details[link.href] })), ...moreItems]
