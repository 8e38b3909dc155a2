export type SessionNews = 'signedIn' | 'signedOut'

/** Where one tab leaves its news for the others. */
const key = 'session-news'

/** By storage and not by a BroadcastChannel, which would keep pages out of the browser's back-and-forward cache. */
export function tellOtherTabs(news: SessionNews): void {
  try {
    localStorage.setItem(key, news)
    // The same news may come again, and only a change is told.
    localStorage.removeItem(key)
  } catch {
    return // storage is switched off: the other tabs find out at their next request
  }
}

/** Gives back how to stop listening. */
export function hearOtherTabs(hear: (news: SessionNews) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== key) return
    if (event.newValue === 'signedIn' || event.newValue === 'signedOut') hear(event.newValue)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
