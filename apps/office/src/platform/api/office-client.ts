import { createClient, type Send } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'

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

let confirming: Promise<boolean> | undefined

/** Calls that need a confirmation at the same time share one question. */
export function confirmNow(): Promise<boolean> {
  confirming ??= (confirmIdentity?.() ?? Promise.resolve(false)).finally(() => {
    confirming = undefined
  })
  return confirming
}

type AskUnusual = (code: 'unusualPrice' | 'unusualRate', values: WireError['values']) => Promise<boolean>

let askUnusual: AskUnusual | undefined

/** Asks whether an unusual price or rate is meant; the dialog that does it sets itself here. */
export function setAskUnusual(ask: AskUnusual | undefined): void {
  askUnusual = ask
}

const send: Send = async (path, init) => {
  const response = await request(path, init)
  if (response.status !== 403 && response.status !== 409) return response
  const error = await errorOf(response.clone())
  if (error?.code === 'confirmationRequired') {
    return (await confirmNow()) ? send(path, init) : response
  }
  if (error?.code === 'unusualPrice' || error?.code === 'unusualRate') {
    return (await askUnusual?.(error.code, error.values)) ? send(path, withConfirmed(init)) : response
  }
  return response
}

async function errorOf(response: Response): Promise<WireError | undefined> {
  const body = await response.json().catch(() => undefined)
  return body?.error
}

function withConfirmed(init: RequestInit): RequestInit {
  return { ...init, body: JSON.stringify({ ...JSON.parse(String(init.body)), confirmed: true }) }
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
