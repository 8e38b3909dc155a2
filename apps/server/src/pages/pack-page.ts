import { etagOf } from '@tecnoclick/api/platform/http/etag'
import {
  brotli,
  brotliSync,
  type Encoding,
  gzipped,
  gzipSync,
  unpackBrotli,
  unpackGzip,
} from '../http/content-encoding.ts'
import { keptContent } from '../http/kept-content.ts'
import { sealInlineScripts } from './inline-scripts.ts'
import type { StoredPage } from './page-cache.ts'
import type { RenderedPage } from './web-handler.ts'

/** Set by pages that depend on nothing but their URL and the visitor's preferences. */
export const sharedMark = 'x-page-cache'

export function isMarkedShared({ response }: RenderedPage): boolean {
  return response.headers.get(sharedMark) === 'shared' && !response.headers.has('set-cookie')
}

/**
 * Converts a page to its cached form, in the encoding that is asked for; undefined if it cannot be cached. The response
 * stays readable.
 */
export async function packPage(page: RenderedPage, encoding: Encoding): Promise<StoredPage | undefined> {
  const { response, nonce, searches } = page
  if (response.status !== 200 || !isMarkedShared(page)) return undefined
  const content = keptContent(response) ?? Buffer.from(await response.clone().arrayBuffer())
  const sealed = sealInlineScripts(content, nonce)
  if (!sealed) return undefined
  return {
    headers: ownHeaders(response.headers),
    etag: etagOf(sealed.html),
    scripts: sealed.scripts,
    styles: sealed.styles,
    packed: { [encoding]: await packFirst(sealed.html, encoding) },
    searches,
  }
}

const bestQuality = 10
/** A fiftieth of the time of the best, for a quarter more bytes. */
const quick = { br: 3, gzip: 4 }
/** Less than half of the time of `quick`, for a tenth more bytes. */
const quickest = { br: 1, gzip: 1 }
const msUntilQuiet = 500
const msWhenBusy = 50
let lastPacked = Number.NEGATIVE_INFINITY

/** A page after a quiet moment is worth the best quality at once. One among many is a filter that nobody asks for again. */
function packFirst(content: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const ms = performance.now() - lastPacked
  lastPacked = performance.now()
  if (ms > msUntilQuiet) return packBest(content, encoding)
  const level = (ms > msWhenBusy ? quick : quickest)[encoding]
  return encoding === 'br' ? brotliSync(content, level) : gzipSync(content, level)
}

function packBest(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(content, bestQuality) : gzipped(content)
}

/** For a page that is asked for again. */
export async function packSmaller(page: StoredPage): Promise<StoredPage> {
  const encoding = page.packed.br ? 'br' : 'gzip'
  const smaller = await packBest(await unpackPage(page), encoding)
  return { ...page, packed: { ...page.packed, [encoding]: smaller } }
}

const packing = new WeakMap<StoredPage, Promise<StoredPage>>()

/** The page in one more encoding. It has the other one, so all who wait want the same. */
export function packAlso(page: StoredPage, encoding: Encoding): Promise<StoredPage> {
  const started =
    packing.get(page) ??
    unpackPage(page)
      .then((content) => (encoding === 'br' ? brotli(content, quick.br) : gzipped(content)))
      .then((added) => ({ ...page, packed: { ...page.packed, [encoding]: added } }))
  packing.set(page, started)
  started.catch(() => packing.delete(page))
  return started
}

export function unpackPage({ packed: { br, gzip } }: StoredPage): Promise<Buffer> {
  return br ? unpackBrotli(br) : unpackGzip(gzip ?? Buffer.alloc(0))
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
