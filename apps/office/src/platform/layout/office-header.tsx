import { office } from '@tecnoclick/messages/office'
import { Counter } from '@tecnoclick/ui/counter'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Link } from '@tecnoclick/ui/link'
import { Mark } from '@tecnoclick/ui/logo'
import Inbox from 'lucide-react/icons/inbox'
import Menu from 'lucide-react/icons/menu'
import Store from 'lucide-react/icons/store'
import { useWaitingCount } from '../../selling/work-queue/use-waiting.ts'
import { sayCount } from '../say.ts'
import { PersonMenu } from './person-menu.tsx'
import { useStoreName } from './use-store-name.ts'

export function OfficeHeader({ onOpenSections }: { onOpenSections: () => void }) {
  const storeName = useStoreName()
  const waiting = useWaitingCount()
  return (
    <header className="band sticky top-0 z-20 flex h-14 print:hidden items-center gap-1 ps-1.5 pe-2 lg:ps-5 lg:pe-4">
      <IconButton label={office.openSections} onClick={onOpenSections} className="lg:hidden">
        <Menu aria-hidden="true" className="size-5.5" />
      </IconButton>
      <Link href="/admin" className="flex min-h-11 min-w-0 items-center gap-2 rounded-md">
        <Mark className="size-7" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-extrabold tracking-[-0.03em]">{storeName || '\u00a0'}</span>
          <span className="block text-on-band-muted text-xs">{office.title}</span>
        </span>
      </Link>
      <span className="flex-1" />
      <Link
        href="/admin"
        title={office.waiting.title}
        className="relative flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 transition-colors hover:bg-current/8"
      >
        <Inbox aria-hidden="true" className="size-5" />
        <span className="sr-only">{office.waiting.title}</span>
        <Counter
          count={waiting}
          label={sayCount(office.waiting.inHeader, waiting)}
          className="absolute end-0.5 top-0.5"
        />
      </Link>
      <Link
        href="/"
        aria-label={office.toShop}
        title={office.toShop}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 font-medium text-sm transition-colors hover:bg-current/8"
      >
        <Store aria-hidden="true" className="size-4.5" />
        <span className="max-sm:hidden">{office.toShop}</span>
      </Link>
      <PersonMenu />
    </header>
  )
}
