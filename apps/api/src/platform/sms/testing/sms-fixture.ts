import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next message is handled; it is accepted when the list is empty. */
export type GatewayReply =
  | { code: number; retryAfter?: number; body?: string }
  /** Accepts, then closes the connection without an answer. */
  | { drop: true }
  /** Accepts, and answers when this resolves. */
  | { hold: Promise<void> }

export interface AcceptedSms {
  id: string
  to: string
  text: string
  ttl: number
  priority: number
  state: string
  error?: string
}

export interface SmsFixture {
  url: string
  username: string
  password: string
  /** Every message that the phone has accepted, by its id: an id is accepted once. */
  accepted: AcceptedSms[]
  /** What was asked of it, such as `POST /messages`. */
  requests: string[]
  replies: GatewayReply[]
  /** What the network tells the phone later. */
  settle(id: string, state: string, error?: string): void
  /** The app was installed anew. */
  forget(): void
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * The local server of SMS Gateway for Android on a free port, after its MessagesRoutes.kt and WebService.kt and not from the
 * shop's code: 202, 400 `{message}`, 401, 404, 409 for an id it knows.
 */
export async function startSmsGateway(): Promise<SmsFixture> {
  const username = 'sms'
  const password = 'clave-del-telefono'
  const accepted: AcceptedSms[] = []
  const requests: string[] = []
  const replies: GatewayReply[] = []

  const wireOf = ({ id, to, text, state, error }: AcceptedSms) => ({
    id,
    deviceId: 'ffffffffceb0b1db0000018e937c815b',
    state,
    isHashed: false,
    isEncrypted: false,
    textMessage: { text },
    recipients: [{ phoneNumber: to, state, ...(error && { error }) }],
    states: { [state]: '2026-03-02T12:00:00.000-05:00' },
  })

  async function post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request))
    const reply = replies.shift()
    if (reply && 'code' in reply) return refuse(response, reply)
    const { id, textMessage, phoneNumbers, ttl, priority = 0 } = body
    if (typeof textMessage?.text !== 'string' || textMessage.text === '')
      return json(response, 400, { message: 'Text message is empty' })
    if (!Array.isArray(phoneNumbers) || phoneNumbers.length !== 1 || !/^\+\d{8,15}$/.test(phoneNumbers[0]))
      return json(response, 400, { message: 'Invalid phone number' })
    if (accepted.some((known) => known.id === id))
      return json(response, 409, { message: 'Message with the same ID already exists' })
    const sms = { id, to: phoneNumbers[0], text: textMessage.text, ttl, priority, state: 'Pending' }
    accepted.push(sms)
    if (reply && 'drop' in reply) return void response.destroy()
    if (reply) await reply.hold
    json(response, 202, wireOf(sms))
  }

  function get(id: string, response: ServerResponse): void {
    const sms = accepted.find((known) => known.id === id)
    if (!sms) return void response.writeHead(404).end()
    json(response, 200, wireOf(sms))
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    requests.push(`${method} ${url}`)
    const known = Buffer.from(`${username}:${password}`).toString('base64')
    if (request.headers.authorization !== `Basic ${known}`)
      return void response.writeHead(401, { 'www-authenticate': 'Basic realm="Access to SMS Gateway"' }).end()
    if (method === 'POST' && url === '/messages') return post(request, response)
    const [, id] = /^\/messages\/([^/?]+)$/.exec(url) ?? []
    if (method === 'GET' && id) return get(decodeURIComponent(id), response)
    response.writeHead(404).end()
  })
  const listen = async (onPort: number) => {
    server.listen(onPort, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    username,
    password,
    accepted,
    requests,
    replies,
    settle(id, state, error) {
      const sms = accepted.find((known) => known.id === id)
      if (!sms) throw new Error(`The phone has no message ${id}`)
      Object.assign(sms, { state, error })
    },
    forget: () => void accepted.splice(0),
    stop,
    start: () => listen(port),
    close: stop,
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

function refuse(
  response: ServerResponse,
  { code, retryAfter, body }: { code: number; retryAfter?: number; body?: string },
) {
  if (body !== undefined) return void response.writeHead(code, { 'content-type': 'text/html' }).end(body)
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  response.writeHead(code, { 'content-type': 'application/json', ...headers }).end('{"message":"No"}')
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
