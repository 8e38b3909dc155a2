import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export interface Connection {
  isOnline: boolean
  /** When the offline data on screen was current, as text; undefined while the page shows fresh data. */
  dataFrom: string | undefined
  /** Requests in the outbox. */
  queued: number
  /** A new version of the shop is installed and waits to be activated. */
  hasUpdate: boolean
  /** The shop is being stored for offline use, for the first time in this browser. */
  isStoring: boolean
}

/** The server renders the initial state, and browsers hydrate with it. */
export const connection = createStore<Connection>()(() => ({
  isOnline: true,
  dataFrom: undefined,
  queued: 0,
  hasUpdate: false,
  isStoring: false,
}))

if (typeof window !== 'undefined') {
  connection.setState({ isOnline: navigator.onLine })
  window.addEventListener('online', () => connection.setState({ isOnline: true }))
  window.addEventListener('offline', () => connection.setState({ isOnline: false }))
}

/** Not `navigator.onLine`: it is also true on a network that has no internet. */
export function isOffline(): boolean {
  return !connection.getState().isOnline
}

/** A request that got no response says more than the browser. `useConnectionCheck` finds out when it is over. */
export function noteFailure(error: unknown): void {
  if (isNetworkError(error)) connection.setState({ isOnline: false })
}

export function useConnection(): Connection {
  return useStore(connection)
}

/** Renders again only when the connection comes or goes: a page has hundreds of links that use it. */
export function useOnline(): boolean {
  return useStore(connection, selectOnline)
}

function selectOnline({ isOnline }: Connection): boolean {
  return isOnline
}

/**
 * What the router throws when no server responded: a TypeError whose message differs by browser. A bug in our own code
 * throws a TypeError too, so the message decides.
 */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}
