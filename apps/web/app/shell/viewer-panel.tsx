import { Avatar } from '@tecnoclick/ui/avatar'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import LogOut from 'lucide-react/icons/log-out'
import { avatarSource } from '../platform/page/avatar-source.ts'
import { accountLinks } from '../platform/page/nav-items.ts'
import type { ShellData } from '../rendering/shell-data.ts'

interface ViewerPanelProps {
  viewer: NonNullable<ShellData['viewer']>
  onLeave: () => void
}

export function ViewerPanel({ viewer, onLeave }: ViewerPanelProps) {
  const t = useT()
  return (
    <>
      <Link
        href="/account"
        onClick={onLeave}
        className="flex items-center gap-3 border-b p-4 transition-colors hover:bg-sunken"
      >
        <Avatar decorative name={viewer.name} src={avatarSource(viewer.avatar)} />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold">{viewer.name}</bdi>
          <bdi className="block truncate text-ink-muted text-sm">{viewer.email}</bdi>
        </span>
      </Link>
      <ul className="p-1.5">
        {viewer.isStaff && (
          <li>
            <a href="/admin" className="menu-entry">
              {t('shell.account.office')}
            </a>
          </li>
        )}
        {accountLinks.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} onClick={onLeave} className="menu-entry">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      {/* A plain form loads a new document, so nothing personal stays in memory. */}
      <form method="post" action="/account/logout" className="border-t p-1.5">
        <button type="submit" className="menu-entry">
          <LogOut aria-hidden="true" className="size-4.5 text-ink-muted rtl:-scale-x-100" />
          {t('shell.account.signOut')}
        </button>
      </form>
    </>
  )
}
