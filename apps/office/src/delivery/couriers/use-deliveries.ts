import { listDeliveries } from '@tecnoclick/contract/delivery/couriers/endpoints'
import type { Delivery } from '@tecnoclick/contract/delivery/couriers/schemas'
import { type Cash, carriedBy } from '@tecnoclick/domain/delivery/cash-on-delivery'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { useGetIdentity } from 'ra-core'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { type Connection, createReportQueue, patience, type ReportQueue } from './report-queue.ts'
import {
  deliveriesPath,
  forgetList,
  readStoredList,
  type StoredList,
  storeList,
} from './stored-deliveries.ts'

const waitingMs = seconds(5)
const refreshMs = minutes(1)

interface Deliveries {
  /** Undefined until the first answer, or where nothing is stored. */
  list: StoredList | undefined
  connection: Connection | 'unknown'
  queue: ReportQueue
  isLoading: boolean
  refresh(): Promise<void>
}

/** The day's list: from the server if it answers, otherwise as it was stored. Sends what waits before it asks. */
export function useDeliveries(): Deliveries | undefined {
  const { identity } = useGetIdentity()
  const userId = identity ? Number(identity.id) : undefined
  const queue = useMemo(
    () => (userId === undefined ? undefined : createReportQueue(officeClient, userId)),
    [userId],
  )
  const [list, setList] = useState(() => readStoredList())
  const [connection, setConnection] = useState<Connection | 'unknown'>('unknown')
  const [isLoading, setLoading] = useState(false)

  const refresh = useCallback(async () => {
    if (!queue || userId === undefined) return
    setLoading(true)
    const sent = await queue.send()
    const outcome =
      sent === 'online'
        ? await officeClient.attempt(listDeliveries, { signal: patience() }).catch(() => undefined)
        : undefined
    if (outcome?.ok) {
      const name = identity?.fullName ?? ''
      const email = String(identity?.email ?? '')
      const { data: deliveries, carried, currencies, rate } = outcome.data
      const cash = { carried, currencies, rate }
      const stored = { userId, name, email, at: new Date().toISOString(), deliveries, cash }
      storeList(stored)
      setList(stored)
    }
    setConnection(
      outcome
        ? connectionOf(outcome.ok ? 200 : outcome.error.statusCode)
        : sent === 'online'
          ? 'offline'
          : sent,
    )
    setLoading(false)
  }, [queue, userId, identity])

  // Somebody else's list, who did not sign out.
  const isOwn = userId === undefined || list === undefined || list.userId === userId
  useEffect(() => {
    if (!isOwn) forgetList()
  }, [isOwn])
  useRetries({ refresh, connection, queue })
  useOfflinePage()

  if (!queue) return undefined
  return { list: isOwn ? list : undefined, connection, queue, isLoading, refresh }
}

function connectionOf(status: number): Connection {
  if (status === 200) return 'online'
  return status === 401 ? 'signedOut' : 'offline'
}

interface Retrying {
  refresh: () => Promise<void>
  connection: Connection | 'unknown'
  queue: ReportQueue | undefined
}

/**
 * Asks at once, when the connection returns and when the page is looked at again. While something waits it tries every few
 * seconds too: a phone says that it is online before it is.
 */
function useRetries({ refresh, connection, queue }: Retrying): void {
  const retry = useEffectEvent(() => {
    if (!document.hidden) void refresh()
  })
  const retryIfWaiting = useEffectEvent(() => {
    const isWaiting = connection !== 'online' || queue?.read().some(({ refused }) => refused === undefined)
    if (isWaiting && navigator.onLine) retry()
  })
  useEffect(() => {
    if (queue) retry()
  }, [queue])
  useEffect(() => {
    const stop = new AbortController()
    const again = () => retry()
    window.addEventListener('online', again, stop)
    document.addEventListener('visibilitychange', again, stop)
    const timers = [setInterval(() => retryIfWaiting(), waitingMs), setInterval(again, refreshMs)]
    return () => {
      stop.abort()
      for (const timer of timers) clearInterval(timer)
    }
  }, [])
}

/** The worker stores the page; without one (plain HTTP) the page works while it stays open. */
function useOfflinePage(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .register('/admin/sw.js', { scope: deliveriesPath, updateViaCache: 'none' })
      .catch(() => {})
  }, [])
}

/** A delivery with what the phone knows and the server does not yet. */
export interface ShownDelivery extends Delivery {
  /** Written on this phone and not sent. */
  pending: 'started' | 'delivered' | 'failed' | undefined
}

export function useShownDeliveries({ list, queue }: Pick<Deliveries, 'list' | 'queue'>): ShownDelivery[] {
  const reports = useSyncExternalStore(queue.subscribe, queue.read)
  return (list?.deliveries ?? []).map((delivery) => {
    const waiting = reports.filter(({ orderId, refused }) => orderId === delivery.id && refused === undefined)
    const pending = waiting.at(-1)?.report.report
    const paid = waiting.findLast(({ report }) => report.collected)?.report.collected
    const isStarted = waiting.some(({ report }) => report.report === 'started')
    return {
      ...delivery,
      pending,
      ...(isStarted && { step: 'onTheWay' as const }),
      ...(paid && { collected: paid }),
    }
  })
}

/** What the courier carries, with what was collected on this phone and not sent yet. */
export function useCarriedCash({ list, queue }: Pick<Deliveries, 'list' | 'queue'>): Cash[] {
  const reports = useSyncExternalStore(queue.subscribe, queue.read)
  const waiting = reports.flatMap(({ report, refused }) => (refused === undefined && report.collected) || [])
  const inMinorUnits = [...(list?.cash?.carried ?? []), ...waiting].map(({ amount, currency }) => ({
    amount: fromWire(amount) ?? 0,
    currency,
  }))
  return carriedBy(inMinorUnits).map(({ amount, currency }) => ({ amount: toWire(amount), currency }))
}
