import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from './messages.tsx'
import { ToastCard } from './toast-card.tsx'
import { type Toast, type ToastQueue, visibleToasts } from './toast-queue.ts'

interface ToastRegionProps {
  queue: ToastQueue
  onDismiss: (id: number) => void
}

/** While a modal dialog is open, nothing outside it can be pressed or is read aloud: what comes then is told inside it. */
export function ToastRegion({ queue, onDismiss }: ToastRegionProps) {
  const visible = visibleToasts(queue)
  const dialog = useDialogAt(visible.at(-1)?.id)
  const region = <Region visible={visible} onDismiss={onDismiss} />
  return dialog ? createPortal(region, dialog) : region
}

/** The modal dialog that was open when the newest message came, until it closes. */
function useDialogAt(newest: number | undefined): Element | undefined {
  const [dialog, setDialog] = useState<Element>()
  useEffect(() => {
    const open = newest === undefined ? undefined : [...document.querySelectorAll('dialog:modal')].at(-1)
    setDialog(open)
    const leave = () => setDialog(undefined)
    open?.addEventListener('close', leave)
    return () => open?.removeEventListener('close', leave)
  }, [newest])
  return dialog
}

interface RegionProps extends Pick<ToastRegionProps, 'onDismiss'> {
  visible: readonly Toast[]
}

/**
 * The live regions are in the page from the first render, or a screen reader would miss the first message.
 * Errors interrupt, the others wait for a pause. A popover, because a dialog lies above every z-index.
 */
function Region({ visible, onDismiss }: RegionProps) {
  const t = useT()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    // Older browsers have none, and show it in its place.
    ref.current?.showPopover?.()
  }, [])

  const cards = (isError: boolean) =>
    visible
      .filter((toast) => (toast.kind === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />)

  return (
    <section
      ref={ref}
      aria-label={t('ui.toast.region')}
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-0 z-50 m-0 flex h-auto w-full flex-col items-center gap-2 border-0 bg-transparent p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:items-end sm:p-6"
    >
      <div role="status" className="contents">
        {cards(false)}
      </div>
      <div role="alert" className="contents">
        {cards(true)}
      </div>
    </section>
  )
}
