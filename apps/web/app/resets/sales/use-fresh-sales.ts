import { listResetSales } from '@tecnoclick/contract/resets/sales/endpoints'
import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Loaded {
  sales: ResetSale[] | undefined
  /** The server's clock, so that what is drawn there and here agrees. */
  now: number
}

/** resets.md#my-requests */
const refreshEvery = seconds(20)

/** The list as it was loaded, then as it is: asked for again while the page is in view, and sent only when it has changed. */
export function useFreshSales(loaded: Loaded): Loaded & { isBehind: boolean } {
  const [fresh, setFresh] = useState<Loaded & { basis: Loaded }>()
  const [isBehind, setBehind] = useState(false)
  const etag = useRef<string>(undefined)

  const refresh = useEffectEvent(async () => {
    if (document.hidden) return
    const known: Record<string, string> = etag.current ? { 'if-none-match': etag.current } : {}
    const answer = await fetch(`/api${listResetSales.path}`, { headers: known, cache: 'no-store' })
    setBehind(!answer.ok && answer.status !== 304)
    const before = fresh?.basis === loaded ? fresh.sales : loaded.sales
    if (answer.status === 304) return setFresh({ sales: before, now: Date.now(), basis: loaded })
    if (!answer.ok) return
    const { data }: { data: ResetSale[] } = await answer.json()
    etag.current = answer.headers.get('etag') ?? undefined
    setFresh({ sales: data, now: Date.now(), basis: loaded })
  })
  const look = useEffectEvent(() => void refresh().catch(() => setBehind(true)))

  useEffect(() => {
    const timer = setInterval(() => look(), refreshEvery)
    const onReturn = () => document.hidden || look()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  // What the router has loaded since is newer than what was fetched here before.
  const shown = fresh?.basis === loaded ? fresh : loaded
  return { sales: shown.sales, now: shown.now, isBehind }
}
