import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'

interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `none` when a picture or a table reaches the edge. */
  padding?: 'none' | 'md' | 'lg'
  /** Lifts under the pointer; the link inside covers it with `after:absolute after:inset-0`. */
  interactive?: boolean
}

const paddings = { none: '', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' }

export function Card({ padding = 'md', interactive = false, className, ...native }: CardProps) {
  return (
    <div
      {...native}
      className={cx(
        'relative rounded-lg border bg-surface',
        paddings[padding],
        interactive && 'transition-[box-shadow,border-color] hover:border-line-strong/50 hover:shadow-raised',
        className,
      )}
    />
  )
}
