import { useT } from '@tecnoclick/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { documentBytes } from './document-bytes.ts'

/** What this page took from the visitor's data plan, in the numbers of the browser itself. */
export function PageWeight() {
  const t = useT()
  const { pathname } = useLocation()
  const [bytes, setBytes] = useState(0)
  // The first page is the document itself; later ones begin where the router has gone there.
  const isDocument = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins to count anew.
  useEffect(() => {
    const isWhole = isDocument.current
    isDocument.current = false
    const since = isWhole ? 0 : performance.now()
    let sum = 0
    const add = (more: number) => {
      sum += more
      setBytes(sum)
    }
    add(0)
    if (isWhole) add(documentBytes())
    const observer = new PerformanceObserver((list) =>
      add(weightOf(list.getEntries().filter(({ startTime }) => startTime >= since))),
    )
    observer.observe({ type: 'resource', buffered: isWhole })
    return () => observer.disconnect()
  }, [pathname])

  return (
    <p className="text-on-band-muted text-sm tabular-nums">
      {/* Not where a part is unknown, which makes the sum NaN. */}
      {Boolean(bytes) && t('shell.dataSaver.pageWeight', { size: Math.ceil(bytes / 1000) })}
    </p>
  )
}

function weightOf(entries: readonly PerformanceEntry[]): number {
  return entries.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
    0,
  )
}
