import { type RefObject, useEffect, useRef } from 'react'
import { useT } from './messages.tsx'
import { ToastCard } from './toast-card.tsx'
import { type ToastQueue, visibleToasts } from './toast-queue.ts'

interface ToastRegionProps {
  queue: ToastQueue
  onDismiss: (id: number) => void
}

/**
 * The live regions are in the page from the first render, or a screen reader would miss the first message.
 * Errors interrupt, the others wait for a pause.
 */
export function ToastRegion({ queue, onDismiss }: ToastRegionProps) {
  const t = useT()
  const ref = useRef<HTMLElement>(null)
  const visible = visibleToasts(queue)
  const newest = visible.at(-1)?.id
  useRaisedAboveDialogs(ref, newest)

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

/** A modal dialog lies in the top layer, over every z-index; showing the popover anew puts it on top of that. */
function useRaisedAboveDialogs(ref: RefObject<HTMLElement | null>, newest: number | undefined) {
  useEffect(() => {
    const region = ref.current
    if (!region?.isConnected || typeof region.showPopover !== 'function') return
    if (newest !== undefined && region.matches(':popover-open') && document.querySelector('dialog:modal')) {
      region.hidePopover()
    }
    if (!region.matches(':popover-open')) region.showPopover()
  }, [ref, newest])
}
