import { ApiError, type Client } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { data } from 'react-router'

/**
 * The client as loaders use it: a refusal that `call` meets becomes the page's own answer, with the API's status
 * and the request id that the error page shows. (An `ApiError` would reach the browser as a nameless fault.)
 */
export function pageClient(client: Client, requestId: string): Client {
  const refused = (problem: unknown) => {
    throw problem instanceof ApiError ? refusedPage(problem.detail, requestId) : problem
  }
  return {
    attempt: client.attempt,
    call: (endpoint, ...input) => client.call(endpoint, ...input).catch(refused),
    callPacked: (endpoint, ...input) => client.callPacked(endpoint, ...input).catch(refused),
  }
}

/** The error page of a refusal. A page may know better than the API what it is: a slug that cannot be one is a 404. */
export function refusedPage({ code, statusCode }: WireError, requestId: string, status = statusCode) {
  return data({ code, requestId }, { status })
}

/** The shop itself is in trouble or in haste: nothing is known of what was asked for, and no link may be called bad. */
export function tellsNothing({ statusCode }: WireError): boolean {
  return statusCode >= 429
}
