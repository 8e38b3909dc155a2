import { minutes } from '@tecnoclick/domain/platform/duration'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { useEffect, useState } from 'react'

export function DateTime({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {formatDateTime(new Date(date), 'es')}
    </time>
  )
}

/** The current time, refreshed often enough for an age shown in minutes. */
export function useNow(intervalMs = minutes(1) / 2): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
