import type { WorkItemKind } from '@tecnoclick/domain/selling/work-queue'
import { office } from '@tecnoclick/messages/office'
import { Counter } from '@tecnoclick/ui/counter'
import { Link } from '@tecnoclick/ui/link'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useWaitingCount } from '../../selling/work-queue/use-waiting.ts'
import { sayCount } from '../say.ts'
import { deskGroups } from './desks.ts'

/** The same list stands at the side and in the phone's drawer. */
export function DeskNavigation({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation()
  const isHere = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return (
    <nav aria-label={office.sections} className="grid gap-5">
      <ul>
        <DeskLink
          href="/admin"
          current={/^\/admin\/?$/.test(pathname)}
          icon={<Inbox />}
          onChoose={onChoose}
          waits="all"
        >
          {office.waiting.title}
        </DeskLink>
      </ul>
      {deskGroups.map(({ label, desks }) => (
        <div key={label}>
          <h2 className="mb-1 px-3 font-medium text-ink-muted text-xs">{label}</h2>
          <ul>
            {desks.map(({ href, label, Icon, also = [], waits = [] }) => (
              <DeskLink
                key={href}
                href={href}
                current={[href, ...also].some(isHere)}
                icon={<Icon />}
                onChoose={onChoose}
                waits={waits}
              >
                {label}
              </DeskLink>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface DeskLinkProps {
  href: string
  current: boolean
  icon: ReactNode
  onChoose: (() => void) | undefined
  waits: readonly WorkItemKind[] | 'all'
  children: ReactNode
}

function DeskLink({ href, current, icon, onChoose, waits, children }: DeskLinkProps) {
  const count = useWaitingCount(waits === 'all' ? undefined : waits)
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        onClick={onChoose}
        className="flex min-h-11 items-center gap-3 rounded-sm px-3 font-medium text-sm transition-colors hover:bg-ink/6 aria-[current=page]:bg-action-soft aria-[current=page]:text-link lg:min-h-9 pointer-coarse:min-h-11"
      >
        <span aria-hidden="true" className="opacity-80 [&>svg]:size-4.5">
          {icon}
        </span>
        {children}
        <Counter count={count} label={sayCount(office.waiting.inHeader, count)} className="ms-auto" />
      </Link>
    </li>
  )
}
