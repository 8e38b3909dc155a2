import { cx } from '@tecnoclick/ui/cx'
import type { ReactNode } from 'react'
import { DateTime } from './date-time.tsx'

interface MessageBubbleProps {
  message: { author: 'customer' | 'staff'; date: string; text: string }
  names: { customer: string; staff: string }
  children?: ReactNode
}

/** A message of a conversation, on the side of whoever wrote it. */
export function MessageBubble({ message: { author, date, text }, names, children }: MessageBubbleProps) {
  return (
    <li
      className={cx(
        'max-w-prose rounded-md px-3 py-2 text-sm',
        author === 'staff' ? 'ms-auto bg-action-soft' : 'me-auto bg-sunken',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-ink-muted text-xs">
        <b>{names[author]}</b>
        <DateTime date={date} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line empty:hidden">{text}</p>
      {children}
    </li>
  )
}
