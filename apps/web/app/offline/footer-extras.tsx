import { useT } from '@tecnoclick/ui/messages'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useConnection } from '../platform/connection-state.ts'
import { promptInstall, useCanInstall } from './install-offer.ts'

/** Parts of the footer that need script. */
export default function FooterExtras() {
  return (
    <>
      <InstallButton />
      <PageWeight />
      <Storing />
    </>
  )
}

function InstallButton() {
  const t = useT()
  if (!useCanInstall()) return null
  return (
    <button
      type="button"
      onClick={() => void promptInstall()}
      className="flex min-h-11 items-center gap-3 rounded-md border border-band-line px-4 py-2 text-start text-sm transition-colors hover:bg-on-band/8"
    >
      <Download aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <span className="block font-semibold">{t('shell.install.action')}</span>
        <span className="text-on-band-muted">{t('shell.install.hint')}</span>
      </span>
    </button>
  )
}

/** Bytes that this page took from the visitor's data plan, as the browser measured them. */
function PageWeight() {
  const t = useT()
  const { pathname } = useLocation()
  const [bytes, setBytes] = useState(0)
  const isFirstPage = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts from zero.
  useEffect(() => {
    const isDocument = isFirstPage.current
    isFirstPage.current = false
    const since = isDocument ? 0 : performance.now()
    let sum = isDocument ? documentBytes() : 0
    setBytes(sum)
    const observer = new PerformanceObserver((list) => {
      sum += transferredBytes(list.getEntries().filter(({ startTime }) => startTime >= since))
      setBytes(sum)
    })
    observer.observe({ type: 'resource', buffered: isDocument })
    return () => observer.disconnect()
  }, [pathname])

  return (
    <p className="text-on-band-muted text-sm">
      {/* Hidden if a part is unknown, which makes the sum NaN. */}
      {Boolean(bytes) && t('shell.dataSaver.pageWeight', { size: Math.ceil(bytes / 1000) })}
    </p>
  )
}

/** What the download in the background takes at most; a browser test measures it. */
const storedKilobytes = 165

function Storing() {
  const t = useT()
  const { isStoring } = useConnection()
  return (
    <p role="status" className="text-on-band-muted text-sm">
      {isStoring && t('shell.offline.storing', { size: storedKilobytes })}
    </p>
  )
}

/**
 * Transfer size of the document; NaN if unknown. For a document that came through the service worker, browsers report the
 * uncompressed size, so the server sends the size in `Server-Timing` (`page-weight.ts` in apps/server).
 */
function documentBytes(): number {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming)) return Number.NaN
  if (entry.workerStart === 0 || entry.transferSize === 0) return entry.transferSize
  return entry.serverTiming?.find(({ name }) => name === 'weight')?.duration ?? Number.NaN
}

function transferredBytes(entries: readonly PerformanceEntry[]): number {
  return entries.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
    0,
  )
}
