import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Counter } from '@tecnoclick/ui/counter'
import { Drawer } from '@tecnoclick/ui/drawer'
import { Dropdown } from '@tecnoclick/ui/dropdown'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Link } from '@tecnoclick/ui/link'
import { Mark } from '@tecnoclick/ui/logo'
import { useT } from '@tecnoclick/ui/messages'
import { ProgressBar } from '@tecnoclick/ui/progress-bar'
import { SkipLink } from '@tecnoclick/ui/skip-link'
import { useToast } from '@tecnoclick/ui/toast'
import BellRing from 'lucide-react/icons/bell-ring'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Inbox from 'lucide-react/icons/inbox'
import Keyboard from 'lucide-react/icons/keyboard'
import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import Store from 'lucide-react/icons/store'
import { useGetIdentity, useLoading, useNotificationContext, useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmationDialog } from '../people/confirmation/confirmation-dialog.tsx'
import { DemoAccountsBar } from '../people/customers/demo-accounts-bar.tsx'
import { UnusualQuestion } from '../platform/api/unusual-question.tsx'
import { useStoreName, WorkQueueCountContext } from '../platform/layout/page-heading.tsx'
import { CanOpenContext, Permitted, useIsPermitted } from '../platform/permissions.tsx'
import { fillCount } from '../platform/texts.ts'
import { UndoBar } from '../platform/undo.tsx'
import { LiveProvider } from '../staff/live/use-live.tsx'
import { type Overlay, Shortcuts, useOverlay } from '../staff/search/shortcuts.tsx'
import { QueueBar } from '../staff/work-queue/queue-bar.tsx'
import { useWorkQueueCount } from '../staff/work-queue/use-work-queue.ts'
import { IntakeSender } from '../workshop/intake/intake-sender.tsx'
import { placesFor } from './daily-screens.ts'
import { Navigation } from './navigation.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { permissionFor } from './resources.ts'
import { SignOutForm } from './sign-out-form.tsx'

const contentId = 'content'

/** Around every screen: header, navigation (a drawer on small screens, on phones with a bar) and the undo bar. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <LiveProvider>
      <Screen>{children}</Screen>
    </LiveProvider>
  )
}

function Screen({ children }: { children: ReactNode }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const [overlay, setOverlay] = useOverlay()
  const workQueueCount = useWorkQueueCount()
  const isPermitted = useIsPermitted()
  const canOpen = (href: string) => {
    const permission = permissionFor(href)
    return permission === undefined || isPermitted(permission)
  }
  return (
    <CanOpenContext value={canOpen}>
      <Shortcuts places={placesFor(canOpen)} open={overlay} onOpen={setOverlay} />
      <ConfirmationDialog />
      <UnusualQuestion />
      <IntakeSender />
      <SkipLink target={contentId}>{t('shell.skipToContent')}</SkipLink>
      <ProgressBar active={useLoading()} label={office.loading} />
      <DemoAccountsBar />
      <Header workQueueCount={workQueueCount} onOpenSections={() => setOpen(true)} onOpen={setOverlay} />
      <Drawer from="start" title={office.sections} open={open} onClose={close}>
        <div className="-mx-3">
          <Navigation onNavigate={close} />
        </div>
      </Drawer>
      <div className="pb-(--bar-height) lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:pb-0">
        <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto border-e px-2 py-4 lg:block print:hidden">
          <Navigation />
        </div>
        <div className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-col">
          <main
            id={contentId}
            tabIndex={-1}
            className="w-full max-w-5xl flex-1 px-4 py-4 outline-none sm:px-8 md:py-6 print:max-w-none print:p-0"
          >
            <QueueBar />
            <WorkQueueCountContext value={workQueueCount}>{children}</WorkQueueCountContext>
          </main>
          <div className="contents print:hidden">
            <UndoBar />
          </div>
        </div>
      </div>
      <PhoneBar onOpenSections={() => setOpen(true)} />
      <Notifications />
    </CanOpenContext>
  )
}

interface HeaderProps {
  workQueueCount: number
  onOpenSections: () => void
  onOpen: (overlay: Overlay) => void
}

function Header({ workQueueCount, onOpenSections, onOpen }: HeaderProps) {
  const storeName = useStoreName()
  return (
    <header className="band sticky top-0 z-20 flex h-14 print:hidden items-center gap-1 ps-4 pe-2 md:ps-1.5 lg:ps-5 lg:pe-4">
      <IconButton label={office.openSections} onClick={onOpenSections} className="max-md:hidden lg:hidden">
        <Menu aria-hidden="true" className="size-5.5" />
      </IconButton>
      <Link href="/admin" className="flex min-h-11 min-w-0 items-center gap-2 rounded-md">
        <Mark className="size-7" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-extrabold tracking-[-0.03em]">{storeName || '\u00a0'}</span>
          <span className="block truncate text-on-band-muted text-xs">{office.title}</span>
        </span>
      </Link>
      <span className="flex-1" />
      <IconButton label={office.search.open} onClick={() => onOpen('search')}>
        <Search aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={office.shortcuts.open}
        onClick={() => onOpen('shortcuts')}
        className="hidden lg:flex"
      >
        <Keyboard aria-hidden="true" className="size-5" />
      </IconButton>
      <Link
        href="/admin"
        title={office.workQueue.title}
        className="relative flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 transition-colors hover:bg-current/8 max-md:hidden"
      >
        <Inbox aria-hidden="true" className="size-5" />
        <span className="sr-only">{office.workQueue.title}</span>
        <Counter
          count={workQueueCount}
          label={fillCount(office.workQueue.inHeader, workQueueCount)}
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
      <AccountMenu />
    </header>
  )
}

function AccountMenu() {
  const { identity } = useGetIdentity()
  if (!identity) return <span className="size-11" />
  const { fullName = '', avatar, email } = identity
  return (
    <Dropdown
      align="end"
      label={fillText(office.account.menu, { name: fullName })}
      triggerClassName="flex min-h-11 items-center gap-2 rounded-md px-1.5 font-medium text-sm transition-colors hover:bg-current/8"
      trigger={
        <>
          <Avatar decorative size="sm" name={fullName} src={avatar} />
          <span className="hidden max-w-44 truncate sm:block">{fullName}</span>
          <ChevronDown aria-hidden="true" className="size-4 opacity-70" />
        </>
      }
    >
      <div className="border-b px-4 py-3">
        <p className="truncate font-semibold text-sm">{fullName}</p>
        {email !== fullName && <p className="truncate text-ink-muted text-sm">{email}</p>}
      </div>
      <Permitted permission="staffNotices:write">
        <div className="border-b p-1.5">
          <Link href="/admin/notices" className="menu-entry">
            <BellRing aria-hidden="true" className="size-4.5 text-ink-muted" />
            {office.staffNotices.title}
          </Link>
        </div>
      </Permitted>
      <SignOutForm />
    </Dropdown>
  )
}

const kinds = { success: 'success', info: 'info', warning: 'error', error: 'error' } as const

/** Shows ra-core's notifications as toasts. */
function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const toast = useToast()

  useEffect(() => {
    if (notifications.length === 0) return
    const taken = takeNotification()
    if (!taken || typeof taken.message !== 'string') return
    toast[kinds[taken.type]](translate(taken.message, taken.notificationOptions?.messageArgs))
  }, [notifications, takeNotification, toast, translate])

  return null
}
