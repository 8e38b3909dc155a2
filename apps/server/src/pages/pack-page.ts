import { createHash } from 'node:crypto'
import { brotli, gzipped } from '../http/content-encoding.ts'
import { sealInlineScripts } from './inline-scripts.ts'
import type { StoredPage } from './page-cache.ts'
import type { RenderedPage } from './web-handler.ts'

/** By this header a page says that it depends on nothing but its address and the visitor's preferences. */
export const sharedMark = 'x-page-cache'

export function isMarkedShared({ response }: RenderedPage): boolean {
  return response.headers.get(sharedMark) === 'shared' && !response.headers.has('set-cookie')
}

/** Reads the page into what the cache keeps; undefined where it cannot be kept. Leaves the response readable. */
export async function packPage(page: RenderedPage): Promise<StoredPage | undefined> {
  const { response, nonce, searches } = page
  if (response.status !== 200 || !isMarkedShared(page)) return undefined
  const sealed = sealInlineScripts(await response.clone().text(), nonce)
  if (!sealed) return undefined
  const content = Buffer.from(sealed.html)
  const [br, gzip] = await Promise.all([small(content), gzipped(content)])
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  return {
    headers: ownHeaders(response.headers),
    etag,
    scripts: sealed.scripts,
    styles: sealed.styles,
    br,
    gzip,
    searches,
  }
}

/** Pages that are made small with care at a time; more would keep the threads from files and pictures. */
const mostWithCare = 4
let packing = 0

/** What many will fetch is worth fifty milliseconds of a thread, which make it a tenth smaller. */
async function small(content: Buffer): Promise<Buffer> {
  packing += 1
  try {
    return await brotli(content, packing <= mostWithCare ? 10 : 5)
  } finally {
    packing -= 1
  }
}

/** Decided anew for every answer, by the server. */
const decidedLater = new Set([
  sharedMark,
  'cache-control',
  'vary',
  'etag',
  'content-length',
  'content-encoding',
])

function ownHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !decidedLater.has(name)))
}
