import type { MessageAuthor } from '@tecnoclick/domain/platform/message-authors'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useLocale } from './messages.tsx'

interface MessageBubbleProps {
  message: { author: MessageAuthor; date: string; text: string }
  names: Record<MessageAuthor, string>
  /** Who reads: what their side wrote stands at the end of the line. */
  reader: MessageAuthor
  children?: ReactNode
}

/** A message of a conversation, an item of its list. */
export function MessageBubble(props: MessageBubbleProps) {
  const {
    message: { author, date, text },
    names,
    reader,
    children,
  } = props
  const locale = useLocale()
  return (
    <li
      className={cx(
        'max-w-[36rem] rounded-lg border px-4 py-3',
        author === reader ? 'ms-auto border-transparent bg-action-soft' : 'me-auto bg-surface',
      )}
    >
      <p className="mb-1 flex flex-wrap gap-x-3 text-ink-muted text-sm">
        <b className="text-ink">{names[author]}</b>
        <time dateTime={date}>{formatDateTime(new Date(date), locale)}</time>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line empty:hidden">
        {text}
      </p>
      {children}
    </li>
  )
}
