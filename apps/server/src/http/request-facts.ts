import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestOrigin } from './request-origin.ts'

/** What is known about a request before it is handled. */
export interface RequestFacts extends RequestOrigin {
  requestId: string
}

/** Groups requests in metrics and logs. */
export type RequestKind = 'api' | 'page' | 'data' | 'static' | 'office' | 'operations' | 'refused'

export type Handler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  facts: RequestFacts,
) => void | Promise<void>

const requestIdForm = /^[A-Za-z0-9._-]{8,64}$/

/** A trusted proxy may have set the request id. From anyone else it would put arbitrary text in the log. */
export function requestIdOf(incoming: IncomingMessage, trustedProxies: number): string {
  const given = incoming.headers['x-request-id']
  if (trustedProxies > 0 && typeof given === 'string' && requestIdForm.test(given)) return given
  return crypto.randomUUID()
}
