import { createClient, type Send } from '@tecnoclick/contract/platform/client'

/** The server could not be reached. `fetch` rejects with a TypeError, which a bug of ours would throw too. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No response', { cause })
    this.name = 'NetworkError'
  }
}

/** Bypasses the browser's cache: public lists carry `max-age=60`, but staff must see what is stored now. */
const send: Send = async (path, init) => {
  try {
    return await fetch(path, { ...init, cache: 'no-store' })
  } catch (error) {
    throw init.signal?.aborted ? error : new NetworkError(error)
  }
}

export const officeClient = createClient(send)
