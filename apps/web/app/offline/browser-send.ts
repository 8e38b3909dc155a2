import type { Answer, Send } from '@tecnoclick/contract/platform/client'
import { isOffline, noteFailure } from '../platform/connection-state.ts'

/** Sends API requests from the browser. Reads that fail or happen offline are served from the stored catalogue. */
export const browserSend: Send = async (path, init) => {
  const isRead = init.method === 'GET'
  const offline = isRead && isOffline() ? await respondFromStore(path) : undefined
  if (offline) return offline
  try {
    return await fetch(path, init)
  } catch (error) {
    noteFailure(error)
    const stored = isRead && !init.signal?.aborted ? await respondFromStore(path) : undefined
    if (!stored) throw error
    return stored
  }
}

async function respondFromStore(path: string): Promise<Answer | undefined> {
  try {
    const { openOfflineVisit } = await import('./offline-visit.ts')
    return await (await openOfflineVisit())?.send(path, {})
  } catch {
    return undefined // the script could not be loaded
  }
}
