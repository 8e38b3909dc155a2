export type SessionEvent = 'signedIn' | 'signedOut'

const storageKey = 'session-news'

/** Through storage events: an open BroadcastChannel would keep pages out of the back/forward cache. */
export function notifyOtherTabs(event: SessionEvent): void {
  try {
    localStorage.setItem(storageKey, event)
    // Storage events fire only on a change, and the same event may happen again.
    localStorage.removeItem(storageKey)
  } catch {
    return // storage is disabled: the other tabs notice at their next request
  }
}

/** Returns the function that stops listening. */
export function listenToOtherTabs(onEvent: (event: SessionEvent) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== storageKey) return
    if (event.newValue === 'signedIn' || event.newValue === 'signedOut') onEvent(event.newValue)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
