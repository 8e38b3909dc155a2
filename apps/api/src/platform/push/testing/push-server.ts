import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicKeyOf } from '../sign-push.ts'

interface Delivered {
  path: string
  headers: IncomingHttpHeaders
  /** As the browser decrypts it. */
  message: Record<string, unknown>
}

/** A browser that has subscribed. */
export interface Subscriber {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface PushServer {
  url: string
  delivered: Delivered[]
  /** Statuses of the next answers; then 201. A drop delivers and closes the connection. */
  replies: ({ status: number; retryAfter?: number } | 'drop')[]
  subscribe(): Subscriber
  close(): Promise<void>
}

/** A push service with its browsers on a free local port, after RFC 8030 and RFC 8291. */
export async function startPushServer(): Promise<PushServer> {
  const browsers = new Map<string, { receiverKey: Buffer; auth: Buffer }>()
  const delivered: Delivered[] = []
  const replies: PushServer['replies'] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { url: path = '', headers } = request
    const reply = replies.shift() ?? { status: 201 }
    const browser = browsers.get(path)
    const { authorization = '', ttl } = headers
    if (headers['content-encoding'] !== 'aes128gcm' || ttl === undefined) return response.writeHead(400).end()
    if (!authorization.startsWith('vapid ')) return response.writeHead(401).end()
    if (reply !== 'drop' && reply.status >= 300) {
      const wait = reply.retryAfter === undefined ? {} : { 'retry-after': String(reply.retryAfter) }
      return response.writeHead(reply.status, wait).end()
    }
    if (!browser) return response.writeHead(404).end()
    const plain = decryptPush(Buffer.concat(parts), browser).toString()
    delivered.push({ path, headers, message: JSON.parse(plain) })
    if (reply === 'drop') return response.destroy()
    return response.writeHead(reply.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    delivered,
    replies,
    subscribe() {
      const { path, browser, keys } = newBrowser()
      browsers.set(path, browser)
      return { endpoint: `${url}${path}`, keys }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function newBrowser() {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    path: `/push/${randomBytes(12).toString('base64url')}`,
    browser: { receiverKey: pair.getPrivateKey(), auth },
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
  }
}

/** What a browser does with a message; written from the RFC and not from the sender's code. */
export function decryptPush(
  body: Buffer,
  { receiverKey, auth }: { receiverKey: Buffer; auth: Buffer },
): Buffer {
  const salt = body.subarray(0, 16)
  const idLength = body[20] ?? 0
  const senderPublic = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(receiverKey)
  const hkdf = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderPublic])
  const secret = hkdf(pair.computeSecret(senderPublic), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return record.subarray(0, record.lastIndexOf(2))
}

export function readVapid(header: string) {
  const [, signed = '', signature = '', key = ''] =
    /^vapid t=([^,]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const claims = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString())
  return { claims, signed, signature: Buffer.from(signature, 'base64url'), key, publicKey: publicKeyOf(key) }
}
