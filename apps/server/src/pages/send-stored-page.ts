import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipped, unpackBrotli } from '../http/content-encoding.ts'
import { sendContent } from '../http/send-content.ts'
import type { StoredPage } from './page-cache.ts'

const gzips = new WeakMap<StoredPage, Promise<Buffer>>()

/** Made when a client asks for it: browsers accept Brotli except on plain http. */
function gzipOf(page: StoredPage): Promise<Buffer> {
  const gzip = gzips.get(page) ?? unpackBrotli(page.br).then(gzipped)
  gzips.set(page, gzip)
  return gzip
}

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
    br: page.br,
    gzip: () => gzipOf(page),
    identity: () => unpackBrotli(page.br),
  })
}
