import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendContent } from '../http/send-content.ts'
import { unpackPage } from './pack-page.ts'
import type { StoredPage } from './page-cache.ts'

/** Browsers revalidate a shared page on every visit; proxies must not store it. */
export function sendStoredPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: StoredPage,
): Promise<void> {
  const { 'content-type': type = 'text/html; charset=utf-8', ...others } = page.headers
  for (const [name, value] of Object.entries(others)) outgoing.setHeader(name, value)
  return sendContent(incoming, outgoing, {
    type,
    etag: page.etag,
    cacheControl: 'private, no-cache',
    vary: 'accept-encoding, cookie, save-data',
    ...page.packed,
    identity: () => unpackPage(page),
  })
}
