import { office } from '@tecnoclick/messages/office'
import { Link } from '@tecnoclick/ui/link'
import Menu from 'lucide-react/icons/menu'
import { useContext } from 'react'
import { useLocation } from 'react-router'
import { CanOpenContext } from '../platform/permissions.tsx'
import { isCurrent, navigationFor } from './daily-screens.ts'
import { ItemCount } from './navigation.tsx'

const { daily } = office.navigation
const barCount = 4
const cell =
  'relative flex h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 px-0.5 font-medium text-ink-muted text-xs'

/** The most used screens under the thumb, on a phone. The rest is in the drawer. */
export function PhoneBar({ onOpenSections }: { onOpenSections: () => void }) {
  const { pathname } = useLocation()
  const { pinned } = navigationFor(useContext(CanOpenContext))
  return (
    <nav
      aria-label={daily.title}
      className="phone-bar fixed inset-x-0 bottom-0 z-20 h-(--bar-height) border-t bg-raised md:hidden print:hidden"
    >
      <ul className="flex">
        {pinned.slice(0, barCount).map((item) => (
          <li key={item.href} className="min-w-0 flex-1">
            <Link
              href={item.href}
              aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              className={`${cell} aria-[current=page]:text-link`}
            >
              <item.Icon aria-hidden="true" className="size-5.5" />
              <span className="max-w-full truncate">{item.short}</span>
              <ItemCount item={item} className="absolute start-1/2 top-1 ms-1.5" />
            </Link>
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <button type="button" onClick={onOpenSections} className={cell}>
            <Menu aria-hidden="true" className="size-5.5" />
            <span className="max-w-full truncate">{daily.more}</span>
            <span className="sr-only">{daily.moreSections}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
