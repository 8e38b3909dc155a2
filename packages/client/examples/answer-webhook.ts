/**
 * Receives the webhooks of the shop and prints them: `PORT=8080 TECNOCLICK_WEBHOOK_SECRET=whsec_… node answer-webhook.ts`.
 * Answer within seconds and do the work afterwards; what is not answered with a 2xx comes again.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { isAuthentic } from '../src/verify-webhook.ts'

const { PORT: port = '8080', TECNOCLICK_WEBHOOK_SECRET: secret = '' } = process.env

/** A message may arrive twice. A real program keeps the ids in its database. */
const seen = new Set<string>()

const server = createServer(async (request, response) => {
  response.writeHead(await statusFor(request)).end()
})

async function statusFor(request: IncomingMessage): Promise<number> {
  if (request.method !== 'POST') return 405
  const { headers } = request
  const body = await text(request)
  const id = String(headers['webhook-id'])
  const sent = {
    'webhook-id': id,
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  }
  if (!isAuthentic(body, sent, secret)) return 401
  if (!seen.has(id)) console.log(`${id} ${JSON.parse(body).type} ${body}`)
  seen.add(id)
  return 204
}

server.listen(Number(port), () =>
  console.log(`listening on port ${(server.address() as { port: number }).port}`),
)
