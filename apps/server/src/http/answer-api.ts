import type { Api } from '@tecnoclick/api/app'
import { bridge } from './bridge.ts'
import type { Answer } from './request-facts.ts'
import { inertPolicy } from './security-headers.ts'

export function createAnswerApi(api: Pick<Api, 'fetch'>): Answer {
  return (incoming, outgoing, { url, clientAddress, requestId, secure }) => {
    outgoing.setHeader('content-security-policy', inertPolicy)
    return bridge(incoming, outgoing, url, (request) =>
      api.fetch(request, { clientAddress, requestId, secure }),
    )
  }
}
