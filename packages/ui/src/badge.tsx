import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Mango only for offers, green for stock and success, red for errors. */
export type BadgeTone = 'offer' | 'hot' | 'new' | 'neutral' | 'success' | 'danger'

/** For badges that are not a `span`. */
export function badgeClass(tone: BadgeTone): string {
  return `badge badge-${tone}`
}

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={cx(badgeClass(tone), className)}>
      {icon}
      {children}
    </span>
  )
}
