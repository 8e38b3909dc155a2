import { createHash } from 'node:crypto'
import { brotli, brotliSync, unpackBrotli } from '../http/content-encoding.ts'
import { sealInlineScripts } from './inline-scripts.ts'
import type { StoredPage } from './page-cache.ts'
import type { RenderedPage } from './web-handler.ts'

/** Set by pages that depend on nothing but their URL and the visitor's preferences. */
export const sharedMark = 'x-page-cache'

export function isMarkedShared({ response }: RenderedPage): boolean {
  return response.headers.get(sharedMark) === 'shared' && !response.headers.has('set-cookie')
}

/** Converts a page to its cached form; undefined if it cannot be cached. The response stays readable. */
export async function packPage(page: RenderedPage): Promise<StoredPage | undefined> {
  const { response, nonce, searches } = page
  if (response.status !== 200 || !isMarkedShared(page)) return undefined
  const sealed = sealInlineScripts(await response.clone().text(), nonce)
  if (!sealed) return undefined
  const content = Buffer.from(sealed.html)
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  return {
    headers: ownHeaders(response.headers),
    etag,
    scripts: sealed.scripts,
    styles: sealed.styles,
    br: await compress(content),
    searches,
  }
}

const bestQuality = 10
/** Takes 4 ms instead of 80, for a fifth more bytes. */
const quickQuality = 4
const msBetweenCareful = 500
let nextCareful = 0

/** Two pages a second are worth the best quality at once. Many more are filters that nobody asks for again. */
function compress(content: Buffer): Buffer | Promise<Buffer> {
  const now = performance.now()
  if (now < nextCareful) return brotliSync(content, quickQuality)
  nextCareful = now + msBetweenCareful
  return brotli(content, bestQuality)
}

/** For a page that is asked for again. */
export async function packSmaller(page: StoredPage): Promise<StoredPage> {
  return { ...page, br: await brotli(await unpackBrotli(page.br), bestQuality) }
}

/** Set by the server for each response. */
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
