import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@tecnoclick/api/platform/http/etag'
import { chooseEncoding, unpackBrotli } from './content-encoding.ts'
import type { StaticFile } from './static-files.ts'

export interface Content {
  etag: string
  type: string
  cacheControl: string
  identity: () => Buffer | Promise<Buffer>
  br?: Buffer | undefined
  gzip?: Buffer | undefined
  vary: string
}

/** Sends content from memory: a 304 if unchanged, else in the best accepted encoding. */
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
  if (encoding && encoded) outgoing.setHeader('content-encoding', encoding)
  outgoing.setHeader('content-type', content.type)
  outgoing.setHeader('content-length', body.length)
  outgoing.writeHead(200, pageWeight(content.type, body.length))
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

/** The footer shows the transfer size of the page, which a page served by a service worker cannot measure itself. */
export function pageWeight(type: string, bytes: number): Record<string, string> {
  return type.startsWith('text/html') ? { 'server-timing': `weight;dur=${bytes}` } : {}
}

export function sendStaticFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  file: StaticFile,
): Promise<void> {
  const { content, ...rest } = file
  const identity = () => content ?? unpackBrotli(file.br ?? Buffer.alloc(0))
  return sendContent(incoming, outgoing, { ...rest, identity, vary: 'accept-encoding' })
}
