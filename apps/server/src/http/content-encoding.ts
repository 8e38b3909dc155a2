import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The better of the two we speak that the visitor's browser takes (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const refused = /(?:^|,)\s*(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi
  const willing = accepted.replace(refused, '').toLowerCase()
  if (/\bbr\b/.test(willing)) return 'br'
  return /\bgzip\b/.test(willing) ? 'gzip' : undefined
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A page fits; by the library's own 16 kB it would come in pieces. */
const chunkSize = 32 * 1024

function optionsFor(content: Buffer, quality: number): BrotliOptions {
  return {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }
}

/** Brotli 5 is near its best size for a tenth of the time. */
export function brotli(content: Buffer, quality = 5) {
  return brotliAsync(content, optionsFor(content, quality))
}

/** For what is compressed in a millisecond or two: where all cores have work, the way to a thread costs more than that. */
export function brotliSync(content: Buffer, quality: number) {
  return brotliCompressSync(content, optionsFor(content, quality))
}

export function gzipped(content: Buffer) {
  return gzipAsync(content, { chunkSize })
}

/** For what comes piece by piece: each leaves as soon as it is there. */
export function createCompressor(encoding: Encoding, quality: number): Transform {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH })
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  })
}
