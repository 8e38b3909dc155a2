import type { Api } from '@tecnoclick/api/app'
import { bridge } from './bridge.ts'
import type { Handler } from './request-facts.ts'
import { inertPolicy } from './security-headers.ts'

export function createApiHandler(api: Pick<Api, 'fetch'>): Handler {
  return (incoming, outgoing, { url, clientAddress, requestId, secure }) => {
    outgoing.setHeader('content-security-policy', inertPolicy)
    return bridge(incoming, outgoing, url, (request) =>
      api.fetch(request, { clientAddress, requestId, secure }),
    )
  }
}
