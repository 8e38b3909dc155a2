import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
  gzipSync as gzipWholeSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Shorter content is sent as it is: a header would cost more than compression saves. */
export const smallestCompressed = 1024

/** The best encoding that the client accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  const refused = /(?:^|,)\s*(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi
  const accepted = header.replace(refused, '').toLowerCase()
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export const unpackBrotli = promisify(brotliDecompress)
export const unpackGzip = promisify(gunzip)

/** Large enough for a page; the default of 16 kB would split it. */
const chunkSize = 32 * 1024

function optionsFor(content: Buffer, quality: number): BrotliOptions {
  return {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    },
  }
}

/** The default window of 4 MB takes tens of megabytes at high qualities, used or not. A larger one than the content gains nothing. */
function windowFor(bytes: number): number {
  const bits = 32 - Math.clz32(bytes)
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits))
}

/** Brotli 5 is near its best size for a tenth of the time. */
export function brotli(content: Buffer, quality = 5) {
  return brotliAsync(content, optionsFor(content, quality))
}

/** For content that compresses in a millisecond or two; under load a worker thread takes longer. */
export function brotliSync(content: Buffer, quality: number) {
  return brotliCompressSync(content, optionsFor(content, quality))
}

export function gzipSync(content: Buffer, level: number) {
  return gzipWholeSync(content, { chunkSize, level })
}

export function gzipped(content: Buffer) {
  return gzipAsync(content, { chunkSize })
}

/** For streams: flushes each chunk. */
export function createCompressor(encoding: Encoding, quality: number): Transform {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH })
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  })
}
