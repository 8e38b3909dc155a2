import { isForgedRequest } from '@tecnoclick/contract/platform/forged-request'
import type { MiddlewareFunction } from 'react-router'

export const ownPagesOnly: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  return isForgedRequest(request, url.origin) ? new Response(null, { status: 403 }) : next()
}
