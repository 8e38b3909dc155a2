import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { connection } from '../../offline/connection-state.ts'
import { privatePrefix } from '../../platform/session/clear-browser-state.ts'
import { useShellData } from '../../shell/shell-data.ts'

/** Holds the cart's lines as some tab last loaded them. Writing it fires a `storage` event in the other tabs. */
const storageKey = `${privatePrefix}cart`

/** Reloads the cart when another tab has changed it; a hidden tab waits until it is shown. */
export function useCartSync(): void {
  const { revalidate } = useRevalidator()
  const cart = useShellData()?.cart
  const lines = cart && String(cart.items.map(({ id, quantity }) => `${id}x${quantity}`))

  const reloadIfStale = useEffectEvent(() => {
    if (document.hidden || lines === undefined || lines === null) return
    const stored = readStoredLines()
    if (stored !== null && stored !== lines) void revalidate()
  })
  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: Event) => {
      if (!(event instanceof StorageEvent) || event.key === storageKey) reloadIfStale()
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

function readStoredLines(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null // storage is disabled: the tab learns of the change with its next request
  }
}

function storeLines(lines: string): void {
  try {
    localStorage.setItem(storageKey, lines)
  } catch {
    return // storage is disabled
  }
}
