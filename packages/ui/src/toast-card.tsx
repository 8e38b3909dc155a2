import CircleCheck from 'lucide-react/icons/circle-check'
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { useT } from './messages.tsx'
import type { Toast } from './toast-queue.ts'

const kinds = {
  success: { Icon: CircleCheck, tint: 'text-success' },
  info: { Icon: Info, tint: 'text-link' },
  error: { Icon: CircleExclamationPoint, tint: 'text-danger' },
} as const

interface ToastCardProps {
  toast: Toast
  onDismiss: (id: number) => void
}

export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const t = useT()
  const [held, setHeld] = useState(false)
  const { Icon, tint } = kinds[toast.kind]

  // Held by pointer or focus it stays; let go, it has its whole time again.
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onDismiss(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [held, toast.id, toast.durationMs, onDismiss])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing or focusing only stops the clock.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="ground pointer-events-auto flex w-full max-w-sm animate-arrive items-start gap-3 rounded-md border ps-4 pe-1 shadow-overlay"
    >
      <Icon aria-hidden="true" className={cx('mt-3 size-5 shrink-0', tint)} />
      <p className="min-w-0 flex-1 py-3 text-sm">{toast.text}</p>
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
