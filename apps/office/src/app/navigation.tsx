import type { WorkItemKind } from '@tecnoclick/domain/selling/work-queue'
import { office } from '@tecnoclick/messages/office'
import { Counter } from '@tecnoclick/ui/counter'
import { Link } from '@tecnoclick/ui/link'
import Inbox from 'lucide-react/icons/inbox'
import { type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { CanOpenContext } from '../platform/permissions.tsx'
import { fillCount } from '../platform/texts.ts'
import { useWorkQueueCount } from '../selling/work-queue/use-work-queue.ts'
import { navigationSections } from './navigation-sections.ts'

/** Shown in the sidebar and, on a phone, in the drawer. Only what the person may open. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation()
  const canOpen = useContext(CanOpenContext)
  const sections = navigationSections
    .map(({ label, items }) => ({ label, items: items.filter(({ href }) => canOpen(href)) }))
    .filter(({ items }) => items.length > 0)
  const isCurrent = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return (
    <nav aria-label={office.sections} className="grid gap-5">
      <ul>
        <NavigationLink
          href="/admin"
          current={/^\/admin\/?$/.test(pathname)}
          icon={<Inbox />}
          onNavigate={onNavigate}
          counts="all"
        >
          {office.workQueue.title}
        </NavigationLink>
      </ul>
      {sections.map(({ label, items }) => (
        <div key={label}>
          <h2 className="mb-1 px-3 font-medium text-ink-muted text-xs">{label}</h2>
          <ul>
            {items.map(({ href, label, Icon, alsoCurrentAt = [], counts = [] }) => (
              <NavigationLink
                key={href}
                href={href}
                current={[href, ...alsoCurrentAt].some(isCurrent)}
                icon={<Icon />}
                onNavigate={onNavigate}
                counts={counts}
              >
                {label}
              </NavigationLink>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface NavigationLinkProps {
  href: string
  current: boolean
  icon: ReactNode
  onNavigate: (() => void) | undefined
  counts: readonly WorkItemKind[] | 'all'
  children: ReactNode
}

function NavigationLink({ href, current, icon, onNavigate, counts, children }: NavigationLinkProps) {
  const count = useWorkQueueCount(counts === 'all' ? undefined : counts)
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        onClick={onNavigate}
        className="flex min-h-11 items-center gap-3 rounded-sm px-3 font-medium text-sm transition-colors hover:bg-ink/6 aria-[current=page]:bg-action-soft aria-[current=page]:text-link lg:min-h-9 pointer-coarse:min-h-11"
      >
        <span aria-hidden="true" className="opacity-80 [&>svg]:size-4.5">
          {icon}
        </span>
        {children}
        <Counter count={count} label={fillCount(office.workQueue.inHeader, count)} className="ms-auto" />
      </Link>
    </li>
  )
}
