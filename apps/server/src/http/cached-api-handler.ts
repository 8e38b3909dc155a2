import type { Api } from '@tecnoclick/api/app'
import { brotli, chooseEncoding, type Encoding, gzipped, smallestCompressed } from './content-encoding.ts'
import type { Handler } from './request-facts.ts'
import { inertPolicy } from './security-headers.ts'
import { sendContent } from './send-content.ts'

type Packed = { [E in Encoding]?: Buffer }

/**
 * Answers of the API that lie in memory go out as they are, compressed once; everything else is left to `otherwise`.
 * The objects of the Fetch standard around each answer would cost more than the answer.
 */
export function createCachedApiHandler(api: Pick<Api, 'findCached'>, otherwise: Handler): Handler {
  /** Entries live as long as the response bodies. */
  const packed = new WeakMap<Uint8Array, Packed>()

  async function pack(body: Uint8Array, encoding: Encoding | undefined): Promise<Packed> {
    const known = packed.get(body) ?? {}
    if (!encoding || known[encoding] || body.length < smallestCompressed) return known
    const content = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    known[encoding] = await (encoding === 'br' ? brotli(content) : gzipped(content))
    packed.set(body, known)
    return known
  }

  return async (incoming, outgoing, facts) => {
    const { method, headers } = incoming
    const found = method === 'GET' || method === 'HEAD' ? api.findCached(facts.url, headers) : undefined
    if (!found) return otherwise(incoming, outgoing, facts)
    const { response, cacheControl, vary } = found
    const { br, gzip } = await pack(response.body, chooseEncoding(headers['accept-encoding']))
    outgoing.setHeader('content-security-policy', inertPolicy)
    return sendContent(incoming, outgoing, {
      etag: response.etag,
      type: 'application/json',
      cacheControl,
      vary: `${vary}, accept-encoding`,
      identity: () => Buffer.from(response.body.buffer, response.body.byteOffset, response.body.byteLength),
      br,
      gzip,
    })
  }
}
