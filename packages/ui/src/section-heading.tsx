import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface SectionHeadingProps {
  title: ReactNode
  /** One sentence under it. */
  text?: ReactNode
  /** A link or tabs at the far end. */
  action?: ReactNode
  level?: 1 | 2 | 3
  id?: string
  className?: string
}

const sizes = { 1: 'text-2xl', 2: 'text-xl', 3: 'text-lg' }

export function SectionHeading({ title, text, action, level = 2, id, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  const heading = (
    <Heading id={id} className={cx('min-w-0', sizes[level])}>
      {title}
    </Heading>
  )
  return (
    <div className={cx('mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2', className)}>
      {text ? (
        <div className="min-w-0">
          {heading}
          <p className="mt-2 max-w-prose text-ink-muted">{text}</p>
        </div>
      ) : (
        heading
      )}
      {action}
    </div>
  )
}
