import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { cx } from '@tecnoclick/ui/cx'
import { useLocale } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'

interface MessageBubbleProps {
  message: { author: 'customer' | 'staff'; date: string; text: string }
  /** Who wrote it. */
  name: string
  children?: ReactNode
}

/** A message of a conversation; what the customer wrote stands at the end of the line. */
export function MessageBubble({ message: { author, date, text }, name, children }: MessageBubbleProps) {
  const locale = useLocale()
  return (
    <li
      className={cx(
        'max-w-[36rem] rounded-lg border px-4 py-3',
        author === 'customer' ? 'ms-auto border-transparent bg-action-soft' : 'me-auto bg-surface',
      )}
    >
      <p className="mb-1 flex flex-wrap gap-x-3 text-ink-muted text-sm">
        <b className="text-ink">{name}</b>
        <time dateTime={date}>{formatDateTime(new Date(date), locale)}</time>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line empty:hidden">
        {text}
      </p>
      {children}
    </li>
  )
}
