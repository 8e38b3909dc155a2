import { ApiError, type Client } from '@tecnoclick/contract/platform/client'
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { data } from 'react-router'

/**
 * The client for loaders: when `call` is refused, the page responds with the API's status and the request id for the error
 * page. React Router would send an `ApiError` to the browser without its details.
 */
export function pageClient(client: Client, requestId: string): Client {
  const throwPage = (error: unknown) => {
    throw error instanceof ApiError ? refusedPage(error.detail, requestId) : error
  }
  return {
    attempt: client.attempt,
    call: (endpoint, ...input) => client.call(endpoint, ...input).catch(throwPage),
    callPacked: (endpoint, ...input) => client.callPacked(endpoint, ...input).catch(throwPage),
  }
}

/** The error page of a refusal. `status` overrides the API's, e.g. 404 for an invalid slug. */
export function refusedPage({ code, statusCode }: WireError, requestId: string, status = statusCode) {
  return data({ code, requestId }, { status })
}

/** Rate limited, overloaded or failed: the response says nothing about whether a link is valid. */
export function isTransient({ statusCode }: WireError): boolean {
  return statusCode >= 429
}
