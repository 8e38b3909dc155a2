import type { Answer, Send } from '@tecnoclick/contract/platform/client'

/** The browser's own way to the API; without a line, what is asked about the shop window is answered from the store. */
export const browserSend: Send = async (path, init) => {
  const isReading = init.method === 'GET'
  const known = isReading && !navigator.onLine ? await answerWithout(path) : undefined
  if (known) return known
  try {
    return await fetch(path, init)
  } catch (problem) {
    const stored = isReading && !init.signal?.aborted ? await answerWithout(path) : undefined
    if (!stored) throw problem
    return stored
  }
}

async function answerWithout(path: string): Promise<Answer | undefined> {
  try {
    const { openStoredVisit } = await import('./stored-visit.ts')
    return await (await openStoredVisit())?.send(path, {})
  } catch {
    return undefined // the script itself could not be loaded
  }
}
