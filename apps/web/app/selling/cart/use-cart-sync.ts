import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { stateKey } from '../../platform/browser-state.ts'
import { connection, isOffline, useOnline } from '../../platform/connection-state.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { isMarkedStale, readStoredLines, storeLines } from './stored-lines.ts'

/**
 * Reloads the cart when another tab has changed it, and after a change without an answer once the connection is back. A
 * hidden tab waits until it is shown.
 */
export function useCartSync(): void {
  const { revalidate } = useRevalidator()
  const isOnline = useOnline()
  const cart = useShellData()?.cart
  const lines = cart && String(cart.items.map(({ id, quantity }) => `${id}x${quantity}`))

  const reloadIfStale = useEffectEvent(async () => {
    if (document.hidden || lines === undefined || lines === null) return
    const stored = readStoredLines()
    if (stored === undefined || stored === lines) return
    await revalidate()
    // The lost change had not arrived: the lines are as before.
    if (!isOffline() && isMarkedStale()) storeLines(lines)
  })
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) void reloadIfStale()
    wasOffline.current = !isOnline
  }, [isOnline])
  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: Event) => {
      if (!(event instanceof StorageEvent) || event.key === stateKey) void reloadIfStale()
    }
    window.addEventListener('storage', listen, stop)
    document.addEventListener('visibilitychange', listen, stop)
    return () => stop.abort()
  }, [])
  useEffect(() => {
    // A cart from offline storage may be stale and must not be published.
    if (lines !== undefined && lines !== null && connection.getState().dataFrom === undefined)
      storeLines(lines)
  }, [lines])
}
