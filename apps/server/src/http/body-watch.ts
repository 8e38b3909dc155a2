import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'

export interface BodyLimits {
  /** Without a byte. */
  idleMs: number
  /** For the whole body, uploads excepted: those end with the server's request timeout. */
  totalMs: number
  checkMs: number
}

export const bodyLimits: BodyLimits = { idleMs: seconds(30), totalMs: minutes(2), checkMs: seconds(1) }

interface Receiving {
  outgoing: ServerResponse
  since: number
  /** Bytes read by the socket, and when that number last grew. */
  bytesRead: number
  lastByteAt: number
}

/**
 * Cuts off requests whose body arrives too slowly (platform.md#constants), and what is still sent after the answer. Looks at
 * the counters of the sockets: a listener for data would start the stream before its reader is there.
 */
export function watchBodies(server: Server, limits: BodyLimits): void {
  const receiving = new Map<IncomingMessage, Receiving>()

  server.on('request', (incoming, outgoing) => {
    if (!hasBody(incoming)) return
    const now = performance.now()
    const { bytesRead } = incoming.socket
    receiving.set(incoming, { outgoing, since: now, bytesRead, lastByteAt: now })
    outgoing.once('close', () => receiving.delete(incoming))
  })

  function check(): void {
    const now = performance.now()
    for (const [incoming, body] of receiving) {
      const { bytesRead } = incoming.socket
      if (incoming.complete || incoming.destroyed) receiving.delete(incoming)
      else if (isLate(incoming, body, now)) cutOff(incoming, body.outgoing)
      else if (bytesRead > body.bytesRead) Object.assign(body, { bytesRead, lastByteAt: now })
    }
  }

  function isLate(incoming: IncomingMessage, body: Receiving, now: number): boolean {
    if (incoming.socket.bytesRead === body.bytesRead && now - body.lastByteAt > limits.idleMs) return true
    return !isUpload(incoming) && now - body.since > limits.totalMs
  }

  const timer = setInterval(check, limits.checkMs).unref()
  server.once('close', () => clearInterval(timer))
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const uploads = /^(multipart\/form-data|application\/(zip|octet-stream)|text\/csv)\s*(;|$)/i

function isUpload({ headers }: IncomingMessage): boolean {
  return uploads.test(headers['content-type'] ?? '')
}

function cutOff(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.writeHead(408, { connection: 'close', 'content-length': 0 }).end()
  incoming.socket.destroySoon()
}
