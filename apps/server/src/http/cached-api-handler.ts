import type { Api } from '@tecnoclick/api/app'
import { brotli, chooseEncoding, type Encoding, gzipped, smallestCompressed } from './content-encoding.ts'
import type { Handler } from './request-facts.ts'
import { inertPolicy } from './security-headers.ts'
import { sendContent } from './send-content.ts'

type Packed = { [E in Encoding]?: Buffer }

/**
 * Sends cached API responses without creating Fetch API objects, which would cost more than the response. Each is
 * compressed once. All other requests go to `otherwise`.
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
      vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
      identity: () => Buffer.from(response.body.buffer, response.body.byteOffset, response.body.byteLength),
      br,
      gzip,
    })
  }
}
