import CircleCheck from 'lucide-react/icons/circle-check'
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { TextLink } from './link.tsx'
import { useT } from './messages.tsx'
import { closesAfterMs, type Toast, type ToastQueue, visibleToasts } from './toast-queue.ts'

interface ToastRegionProps {
  queue: ToastQueue
  onDismiss: (id: number) => void
}

/** A modal dialog makes everything outside it inert, so toasts that appear meanwhile render inside it. */
export function ToastRegion({ queue, onDismiss }: ToastRegionProps) {
  const visible = visibleToasts(queue)
  const dialog = useDialogAt(visible.at(-1)?.id)
  const region = <Region visible={visible} onDismiss={onDismiss} />
  return dialog ? createPortal(region, dialog) : region
}

/** The modal dialog that was open when the newest toast appeared, until it closes. */
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
 * The live regions exist from the first render, or screen readers would miss the first toast. Errors interrupt, others
 * are announced in a pause. It is a popover because a dialog is above every z-index.
 */
function Region({ visible, onDismiss }: RegionProps) {
  const t = useT()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    // Browsers without popovers show it in place.
    ref.current?.showPopover?.()
  }, [])

  const cards = (isError: boolean) =>
    visible
      .filter((toast) => (toast.kind === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />)

  return (
    <section ref={ref} aria-label={t('ui.toast.region')} popover="manual" className="toasts">
      <div role="status" className="contents">
        {cards(false)}
      </div>
      <div role="alert" className="contents">
        {cards(true)}
      </div>
    </section>
  )
}

const kinds = {
  success: { Icon: CircleCheck, tint: 'text-success' },
  info: { Icon: Info, tint: 'text-link' },
  error: { Icon: CircleExclamationPoint, tint: 'text-danger' },
} as const

interface ToastCardProps {
  toast: Toast
  onDismiss: (id: number) => void
}

function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const t = useT()
  const [held, setHeld] = useState(false)
  const { Icon, tint } = kinds[toast.kind]

  // Hover or focus stops the timer; leaving restarts it.
  const closesAfter = closesAfterMs(toast)
  useEffect(() => {
    if (held || closesAfter === undefined) return
    const timer = setTimeout(() => onDismiss(toast.id), closesAfter)
    return () => clearTimeout(timer)
  }, [held, toast.id, closesAfter, onDismiss])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only stop the timer.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="ground pointer-events-auto flex w-full max-w-sm animate-arrive items-start gap-3 rounded-md border ps-4 pe-1 shadow-overlay"
    >
      <Icon aria-hidden="true" className={cx('mt-3 size-5 shrink-0', tint)} />
      <p className="min-w-0 flex-1 py-3 text-sm">
        {toast.text}
        {toast.link && (
          <TextLink href={toast.link.href} target={toast.link.target} className="block py-3">
            {toast.link.label}
          </TextLink>
        )}
      </p>
      <IconButton
        label={t('ui.toast.dismiss')}
        onClick={() => onDismiss(toast.id)}
        className="text-ink-muted"
      >
        <X className="size-4" />
      </IconButton>
    </div>
  )
}
