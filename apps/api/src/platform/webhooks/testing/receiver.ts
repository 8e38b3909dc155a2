import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  id: string
  type: string
  data: Record<string, unknown>
  body: string
  headers: IncomingMessage['headers']
}

type Reply = (response: ServerResponse, request: IncomingMessage) => void

export interface Receiver {
  url: string
  received: Received[]
  /** The next replies; then 204. */
  replies: Reply[]
  close(): Promise<void>
}

export const answer =
  (status: number, body = '', headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, headers).end(body)
  }

/** A program that takes events, as another company would write it. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const replies: Reply[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString()
    const { headers } = request
    received.push({ id: String(headers['webhook-id']), ...JSON.parse(body), body, headers })
    const reply = replies.shift() ?? answer(204)
    reply(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    replies,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** As the Standard Webhooks specification says a receiver verifies; not made from the sender's code. */
export function verifies({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => signature.split(','))
    .some(([version, value = '']) => {
      const given = Buffer.from(value, 'base64')
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
    })
}
