import { createClient, type Send } from '@tecnoclick/contract/platform/client'
import { NoAnswer } from './no-answer.ts'

/**
 * Public lists may be a minute old for visitors (`max-age=60`); who edits them must see what is stored, so the
 * browser's cache is passed over.
 */
const send: Send = async (path, init) => {
  try {
    return await fetch(path, { ...init, cache: 'no-store' })
  } catch (error) {
    throw init.signal?.aborted ? error : new NoAnswer(error)
  }
}

export const officeClient = createClient(send)
