import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'offer' | 'hot' | 'new' | 'neutral' | 'success' | 'danger'

/** Mango only for offers, green for stock and success, red for errors. */
const tones: Record<BadgeTone, string> = {
  offer: 'bg-offer text-on-offer',
  hot: 'bg-band text-offer inset-ring inset-ring-offer/50',
  new: 'bg-action text-on-action',
  neutral: 'bg-sunken text-ink-muted',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
}

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-sm px-2 font-semibold text-xs',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
