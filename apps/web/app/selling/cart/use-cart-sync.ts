import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { currentLine } from '../../offline/line-state.ts'
import { privatePrefix } from '../../people/session/clear-browser-state.ts'
import { useShellData } from '../../shell/shell-data.ts'

/** What the cart was when a tab last read it; storage tells the other tabs of a change, and of nothing else. */
const key = `${privatePrefix}cart`

/** A cart that changes in one tab is read again in the others, by those out of sight when somebody looks at them. */
export function useSameCart(): void {
  const { revalidate } = useRevalidator()
  const cart = useShellData()?.cart
  const lines = cart && String(cart.items.map(({ id, quantity }) => `${id}x${quantity}`))

  const compare = useEffectEvent(() => {
    if (document.hidden || lines === undefined || lines === null) return
    const told = storedLines()
    if (told !== null && told !== lines) void revalidate()
  })
  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: Event) => {
      if (!(event instanceof StorageEvent) || event.key === key) compare()
    }
    window.addEventListener('storage', listen, stop)
    document.addEventListener('visibilitychange', listen, stop)
    return () => stop.abort()
  }, [])
  useEffect(() => {
    // A cart that this browser only remembers is no news.
    if (lines !== undefined && lines !== null && currentLine().dataFrom === undefined) storeLines(lines)
  }, [lines])
}

function storedLines(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage is switched off: the tabs find out at their next request
  }
}

function storeLines(lines: string): void {
  try {
    localStorage.setItem(key, lines)
  } catch {
    return // as above
  }
}
