import { office } from '@tecnoclick/messages/office'
import { Link } from '@tecnoclick/ui/link'
import House from 'lucide-react/icons/house'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { deskGroups } from './desks.ts'

/** The same list stands at the side and in the phone's drawer. */
export function DeskNavigation({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation()
  const isHere = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return (
    <nav aria-label={office.sections} className="grid gap-5">
      <ul>
        <DeskLink href="/admin" current={/^\/admin\/?$/.test(pathname)} icon={<House />} onChoose={onChoose}>
          {office.desks.home}
        </DeskLink>
      </ul>
      {deskGroups.map(({ label, desks }) => (
        <div key={label}>
          <h2 className="mb-1 px-3 font-medium text-ink-muted text-xs">{label}</h2>
          <ul>
            {desks.map(({ href, label, Icon }) => (
              <DeskLink key={href} href={href} current={isHere(href)} icon={<Icon />} onChoose={onChoose}>
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
  children: ReactNode
}

function DeskLink({ href, current, icon, onChoose, children }: DeskLinkProps) {
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
      </Link>
    </li>
  )
}
