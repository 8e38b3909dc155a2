/** Whatever a page keeps of one person (saved lists, categories they visited, their pictures) is named so. */
export const privatePrefix = 'private:'

/** Nothing of the person who signed out stays in this browser (people.md#sessions). */
export async function clearBrowserState(): Promise<void> {
  forgetPrivate(() => localStorage)
  forgetPrivate(() => sessionStorage)
  // What was written and not sent yet. A browser that keeps nothing has nothing to forget.
  await import('../../offline/outbox.ts').then(({ clearOutbox }) => clearOutbox()).catch(() => {})
  // `caches` is missing on plain HTTP.
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(privatePrefix)).map((name) => caches.delete(name)))
}

/** Storage that the browser has switched off throws when it is touched, and holds nothing to forget. */
function forgetPrivate(storage: () => Storage): void {
  try {
    const kept = storage()
    for (const key of Object.keys(kept)) if (key.startsWith(privatePrefix)) kept.removeItem(key)
  } catch {
    return
  }
}
