import { hours } from '@tecnoclick/domain/platform/duration'
import { useLocale } from '@tecnoclick/ui/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useOnline } from '../platform/connection-state.ts'
import { useShellData } from '../rendering/shell-data.ts'
import { mayStore } from './install-offer.ts'
import { readKept } from './kept-data.ts'
import { loadInBackground } from './kept-page.ts'

const pages = ['/site/faq', '/services/list']
const freshForMs = hours(12)

/**
 * Loads the pages that are kept as they are, one after the other, so that they open offline. They follow with the page
 * after the shop was stored.
 */
export function KeptPages() {
  const locale = useLocale()
  const isOnline = useOnline()
  const { pathname } = useLocation()
  const saveData = useShellData()?.saveData ?? true
  const [wanted, setWanted] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is kept in each language.
  useEffect(() => {
    if (!import.meta.env.PROD || !isOnline || !('serviceWorker' in navigator) || !mayStore(saveData)) return
    // The worker has the scripts of these pages. Without it the router reloads the page on screen when the line is cut
    // while it downloads them.
    if (navigator.serviceWorker.controller) void findMissing().then(setWanted, () => {})
  }, [locale, isOnline, saveData, pathname])
  const [page] = wanted
  return (
    page !== undefined && <BackgroundLoad key={page} page={page} onDone={() => setWanted(wanted.slice(1))} />
  )
}

async function findMissing(): Promise<string[]> {
  const kept = await Promise.all(pages.map(readKept))
  return pages.filter((_, index) => Date.now() - (kept[index]?.at ?? 0) > freshForMs)
}

/** A component of its own: the router repeats what a mounted fetcher has loaded with every revalidation. */
function BackgroundLoad({ page, onDone }: { page: string; onDone(): void }) {
  const { load } = useFetcher()
  const start = useEffectEvent(async () => {
    await loadInBackground(page, () => load(page))
    onDone()
  })
  useEffect(() => void start(), [])
  return null
}
