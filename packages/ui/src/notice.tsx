import CircleCheck from 'lucide-react/icons/circle-check'
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleExclamationPoint from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const kinds = {
  info: { Icon: Info, ground: 'bg-action-soft', tint: 'text-link' },
  success: { Icon: CircleCheck, ground: 'bg-success-soft', tint: 'text-success' },
  warning: { Icon: TriangleExclamationPoint, ground: 'bg-offer-soft', tint: 'text-offer-text' },
  error: { Icon: CircleExclamationPoint, ground: 'bg-danger-soft', tint: 'text-danger' },
} as const

interface NoticeProps {
  kind?: keyof typeof kinds
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** `alert` if it appears after an action. */
  role?: 'alert' | 'status'
  className?: string
}

/** A message that stays in the page, unlike a toast. */
export function Notice({ kind = 'info', title, children, action, role, className }: NoticeProps) {
  const { Icon, ground, tint } = kinds[kind]
  return (
    <div role={role} className={cx('flex gap-3 rounded-md px-4 py-3 text-ink text-sm', ground, className)}>
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', tint)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
