import type { IncomingMessage } from 'node:http'

/** The body as text; undefined if it is longer. */
export async function readShortBody(incoming: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
