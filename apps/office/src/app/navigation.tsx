import { office } from '@tecnoclick/messages/office'
import { Counter } from '@tecnoclick/ui/counter'
import { cx } from '@tecnoclick/ui/cx'
import { Link } from '@tecnoclick/ui/link'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useContext, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { CanOpenContext } from '../platform/permissions.tsx'
import { fillCount } from '../platform/texts.ts'
import { useWorkQueueCount } from '../staff/work-queue/use-work-queue.ts'
import { isCurrent, navigationFor } from './daily-screens.ts'
import type { NavigationItem, NavigationSection } from './navigation-sections.ts'
import { foldGroup, useOpenGroups } from './open-groups.ts'

interface NavigationProps {
  onNavigate?: (() => void) | undefined
}

/** Shown in the sidebar and, on small screens, in the drawer: the daily screens, then the other ones in groups. */
export function Navigation({ onNavigate }: NavigationProps) {
  const { pinned, groups } = navigationFor(useContext(CanOpenContext))
  return (
    <nav aria-label={office.sections}>
      <NavigationList items={pinned} onNavigate={onNavigate} />
      <div className="mt-3 border-t pt-3">
        {groups.map((group) => (
          <NavigationGroup key={group.label} group={group} onNavigate={onNavigate} />
        ))}
      </div>
    </nav>
  )
}

/** The group of the current screen is open; folded by hand, it stays so until another screen is opened. */
function NavigationGroup({ group, onNavigate }: NavigationProps & { group: NavigationSection }) {
  const { label, items } = group
  const { pathname } = useLocation()
  const [foldedAt, setFoldedAt] = useState<string>()
  const id = useId()
  const hasCurrent = items.some((item) => isCurrent(item, pathname))
  const isRemembered = useOpenGroups().includes(label)
  const isOpen = isRemembered || (hasCurrent && foldedAt !== pathname)
  const count = useWorkQueueCount(items.flatMap(({ counts = [] }) => (counts === 'all' ? [] : [...counts])))

  function toggle() {
    foldGroup(label, isOpen)
    setFoldedAt(isOpen ? pathname : undefined)
  }

  return (
    <>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-11 w-full items-center gap-2 rounded-sm px-3 text-start font-medium text-ink-muted text-sm transition-colors hover:bg-ink/6 hover:text-ink lg:min-h-9 pointer-coarse:min-h-11"
        >
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'size-4 shrink-0 transition-transform motion-reduce:transition-none',
              !isOpen && '-rotate-90',
            )}
          />
          {label}
          {!isOpen && (
            <Counter count={count} label={fillCount(office.workQueue.inHeader, count)} className="ms-auto" />
          )}
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="mb-2">
        <NavigationList items={items} onNavigate={onNavigate} />
      </div>
    </>
  )
}

function NavigationList({ items, onNavigate }: NavigationProps & { items: readonly NavigationItem[] }) {
  const { pathname } = useLocation()
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
            onClick={onNavigate}
            className="flex min-h-11 items-center gap-3 rounded-sm px-3 font-medium text-sm transition-colors hover:bg-ink/6 aria-[current=page]:bg-action-soft aria-[current=page]:text-link lg:min-h-9 pointer-coarse:min-h-11"
          >
            <item.Icon aria-hidden="true" className="size-4.5 shrink-0 opacity-80" />
            {item.label}
            <ItemCount item={item} className="ms-auto" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The work items that wait on a screen. */
export function ItemCount({ item, className }: { item: NavigationItem; className: string }) {
  const { counts = [] } = item
  const count = useWorkQueueCount(counts === 'all' ? undefined : counts)
  return <Counter count={count} label={fillCount(office.workQueue.inHeader, count)} className={className} />
}
