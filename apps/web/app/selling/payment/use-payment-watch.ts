import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

type Watched = Pick<Order, 'status' | 'paid'> & {
  payments: readonly Pick<Order['payments'][number], 'id' | 'state'>[]
}

/** Most messages of banks come within a minute of the transfer; who waits longer is asked for less often. */
const paces = [
  { untilMs: minutes(1), everyMs: seconds(1) },
  { untilMs: minutes(5), everyMs: seconds(5) },
  { untilMs: Number.POSITIVE_INFINITY, everyMs: seconds(20) },
]

function stampOf({ status, paid, payments }: Watched): string {
  return [status, paid, ...payments.map(({ id, state }) => `${id} ${state}`)].join()
}

/**
 * While a payment waits to be verified, asks whether it was, and loads the page again when it was. Nobody is asked while the
 * page is hidden, and a lost answer changes nothing.
 */
export function usePaymentWatch(order: Watched | null, path: `/${string}`): void {
  const { revalidate } = useRevalidator()
  const isWaiting = order?.payments.some(({ state }) => state === 'submitted') ?? false

  const look = useEffectEvent(async () => {
    const response = await fetch(`/api${path}`, { cache: 'no-store' })
    if (!response.ok || !order) return
    const now: Watched = await response.json()
    if (stampOf(now) !== stampOf(order)) await revalidate()
  })

  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let since = Date.now()
    let isOver = false

    function plan() {
      clearTimeout(timer)
      if (isOver || document.hidden) return
      const waited = Date.now() - since
      const everyMs = paces.find(({ untilMs }) => waited < untilMs)?.everyMs
      timer = setTimeout(
        () =>
          void look()
            .catch(() => {})
            .finally(plan),
        everyMs,
      )
    }
    function onVisibility() {
      since = Date.now()
      plan()
    }
    plan()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [isWaiting])
}
