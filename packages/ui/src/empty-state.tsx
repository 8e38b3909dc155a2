import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface EmptyStateProps {
  /** A decorative drawing or icon. */
  drawing?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Heading level. */
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ drawing, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('grid justify-items-center px-4 py-12 text-center sm:py-16', className)}>
      {drawing && (
        <div aria-hidden="true" className="mb-5 text-ink-muted [&>svg:not([class])]:size-16">
          {drawing}
        </div>
      )}
      <Heading className={level === 1 ? 'text-xl' : 'text-lg'}>{title}</Heading>
      {text && <p className="mt-2 max-w-prose text-ink-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
