import { office } from '@tecnoclick/messages/office'
import { Drawer } from '@tecnoclick/ui/drawer'
import { useT } from '@tecnoclick/ui/messages'
import { ProgressBar } from '@tecnoclick/ui/progress-bar'
import { SkipLink } from '@tecnoclick/ui/skip-link'
import { useLoading } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { UndoBar } from '../undo/undo-bar.tsx'
import { DeskNavigation } from './desk-navigation.tsx'
import { Notifications } from './notifications.tsx'
import { OfficeHeader } from './office-header.tsx'

const contentId = 'content'

/** The shell of every desk: sections at the side, in a drawer where there is no room for them. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <SkipLink target={contentId}>{t('shell.skipToContent')}</SkipLink>
      <ProgressBar active={useLoading()} label={office.loading} />
      <OfficeHeader onOpenSections={() => setOpen(true)} />
      <Drawer from="start" title={office.sections} open={open} onClose={close}>
        <div className="-mx-3">
          <DeskNavigation onChoose={close} />
        </div>
      </Drawer>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto border-e px-2 py-4 lg:block print:hidden">
          <DeskNavigation />
        </div>
        <div className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-col">
          <main
            id={contentId}
            tabIndex={-1}
            className="w-full max-w-5xl flex-1 px-4 py-6 outline-none sm:px-8 print:max-w-none print:p-0"
          >
            {children}
          </main>
          <div className="contents print:hidden">
            <UndoBar />
          </div>
        </div>
      </div>
      <Notifications />
    </>
  )
}
