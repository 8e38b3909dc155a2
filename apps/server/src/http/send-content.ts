import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@tecnoclick/api/platform/http/etag'
import { chooseEncoding } from './content-encoding.ts'
import { pageWeight } from './page-weight.ts'

export interface Content {
  etag: string
  type: string
  cacheControl: string
  identity: () => Buffer | Promise<Buffer>
  br: Buffer | undefined
  gzip: Buffer | undefined
  vary: string
}

/** Answers from memory: nothing new by 304, else in the best encoding that the visitor takes. */
export async function sendContent(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  content: Content,
): Promise<void> {
  outgoing.setHeader('etag', content.etag)
  outgoing.setHeader('cache-control', content.cacheControl)
  outgoing.setHeader('vary', content.vary)
  if (matchesEtag(incoming.headers['if-none-match'], content.etag)) {
    outgoing.writeHead(304).end()
    return
  }
  const encoding = chooseEncoding(incoming.headers['accept-encoding'])
  const encoded = encoding && content[encoding]
  const body = encoded ?? (await content.identity())
  if (encoded) outgoing.setHeader('content-encoding', encoding)
  outgoing.setHeader('content-type', content.type)
  outgoing.setHeader('content-length', body.length)
  outgoing.writeHead(200, pageWeight(content.type, body.length))
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}
