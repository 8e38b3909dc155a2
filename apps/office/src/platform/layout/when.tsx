import { formatDateTime } from '@tecnoclick/messages/format-date'

export function When({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {formatDateTime(new Date(date), 'es')}
    </time>
  )
}
