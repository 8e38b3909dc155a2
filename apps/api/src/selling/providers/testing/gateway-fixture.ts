import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const gatewaySecret = 'a secret of the gateway'

interface Charge {
  id: string
  reference: string
  amount: string
  currency: string
  state: 'open' | 'approved' | 'declined'
  refunds: Map<string, string>
}

type Reply = (response: ServerResponse) => void

export interface Gateway {
  url: string
  charges: Map<string, Charge>
  /** The requests that it got, by path. */
  calls: { path: string; key: string | undefined; body: Record<string, string> }[]
  /** Instead of the next answers. */
  replies: Reply[]
  /** A payer pays, and nobody hears of it. */
  pay(reference: string): void
  close(): Promise<void>
}

const sign = (body: string, timestamp: string) =>
  createHmac('sha256', gatewaySecret)
    .update(body + timestamp)
    .digest('hex')

/** A gateway as another company would write it: with its own names and words, and not from the shop's code. */
export async function startGateway(): Promise<Gateway> {
  const charges: Gateway['charges'] = new Map()
  const calls: Gateway['calls'] = []
  const replies: Reply[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const text = Buffer.concat(parts).toString()
    const { 'x-timestamp': timestamp, 'x-signature': signature, 'idempotency-key': key } = request.headers
    const expected = Buffer.from(sign(text, String(timestamp)))
    const given = Buffer.from(String(signature))
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return json(401, {})
    const body = JSON.parse(text)
    const path = request.url ?? ''
    calls.push({ path, key: key === undefined ? undefined : String(key), body })
    const charge = charges.get(body.order_ref)
    if (path === '/charges' && !charge) {
      const id = `ch_${charges.size + 1}`
      const { order_ref: reference, total: amount, currency } = body
      charges.set(reference, { id, reference, amount, currency, state: 'open', refunds: new Map() })
    }
    if (path === '/refunds' && charge && !replies.length) charge.refunds.set(String(key), body.total)
    const reply = replies.shift()
    if (reply) return reply(response)
    const known = charges.get(body.order_ref)
    if (!known) return json(404, {})
    const { id, reference, amount, currency, state } = known
    const seen = { payment_id: id, order_ref: reference, total: amount, currency, status: state }
    return json(200, { ...seen, checkout: `http://127.0.0.1/pay/${id}` })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...{ url: `http://127.0.0.1:${port}`, charges, calls, replies },
    pay(reference) {
      const charge = charges.get(reference)
      if (charge) charge.state = 'approved'
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The owner's settings for it. */
export const settingsOf = ({ url }: Pick<Gateway, 'url'>) => ({
  ...{ name: 'Pasarela de prueba', mode: 'post', url: `${url}/charges`, verifyUrl: `${url}/charges/state` },
  refundUrl: `${url}/refunds`,
  names: {
    ...{ reference: 'order_ref', amount: 'total', currency: 'currency', url: 'checkout', id: 'payment_id' },
    ...{ event: 'event_id', state: 'status' },
  },
  words: { pending: 'open', paid: 'approved', failed: 'declined', refunded: 'reversed' },
  ...{ paymentMethod: 'wallet', currencies: ['USD'], secret: gatewaySecret, enable: true },
})

/** A notification as the gateway signs it. */
export function signed(body: string, at: Date, key?: string) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = key
    ? createHmac('sha256', key)
        .update(body + timestamp)
        .digest('hex')
    : sign(body, timestamp)
  return {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
  }
}
