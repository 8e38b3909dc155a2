import { createClient, type Send } from '@tecnoclick/contract/platform/client'

/** The server could not be reached. `fetch` rejects with a TypeError, which a bug of ours would throw too. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No response', { cause })
    this.name = 'NetworkError'
  }
}

type ConfirmIdentity = () => Promise<boolean>

let confirmIdentity: ConfirmIdentity | undefined

/** Asks the person to confirm; resolves to whether they did. The dialog that does it sets itself here. */
export function setConfirmIdentity(ask: ConfirmIdentity | undefined): void {
  confirmIdentity = ask
}

export async function confirmNow(): Promise<boolean> {
  return (await confirmIdentity?.()) ?? false
}

const send: Send = async (path, init) => {
  const response = await request(path, init)
  if (response.status !== 403 || !(await needsConfirmation(response.clone()))) return response
  return (await confirmNow()) ? request(path, init) : response
}

async function needsConfirmation(response: Response): Promise<boolean> {
  const body = await response.json().catch(() => undefined)
  return body?.error?.code === 'confirmationRequired'
}

/** Bypasses the browser's cache: public lists carry `max-age=60`, but staff must see what is stored now. */
async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, cache: 'no-store' })
  } catch (error) {
    throw init.signal?.aborted ? error : new NetworkError(error)
  }
}

export const officeClient = createClient(send)
