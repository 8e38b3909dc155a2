import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { compressResponse, isEventStream, isExport, isText } from './compress-response.ts'
import { chooseEncoding, createCompressor } from './content-encoding.ts'

/** Adapts a handler of Fetch API requests to Node. */
export type FetchHandler = (request: Request) => Promise<Response>

/** A higher quality saves a fifth of the size; under load that is not worth the time. */
const qualities = { few: 5, many: 1 }
const few = 3
let underWay = 0
const quality = () => (underWay > few ? qualities.many : qualities.few)

const handlers = new WeakMap<IncomingMessage, FetchHandler>()

const listener = getRequestListener(
  async (request, { incoming, outgoing }) => {
    // The server is HTTP/1 only; the types of the adapter include HTTP/2.
    const [asked, answered] = [incoming as IncomingMessage, outgoing as ServerResponse]
    const handler = handlers.get(asked)
    if (!handler) throw new Error('a request bypassed the bridge')
    const response = await handler(request)
    if (isText(response)) return compressResponse(response, asked.headers['accept-encoding'], quality())
    // One that only waits for events is no load.
    const load = isEventStream(response) ? 1 : 0
    underWay -= load
    await stream(response, asked, answered).finally(() => (underWay += load))
    return RESPONSE_ALREADY_SENT
  },
  // Nothing is sent here: `bridge` throws and the request handler responds.
  { errorHandler: () => {} },
)

/** Calls `handler` with the public URL instead of the one in the request line. */
export async function bridge(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  handler: FetchHandler,
): Promise<void> {
  let failure: { error: unknown } | undefined
  handlers.set(incoming, (request) =>
    handler(request).catch((error: unknown) => {
      failure = { error }
      throw error
    }),
  )
  incoming.url = url.href
  underWay += 1
  try {
    await listener(incoming, outgoing)
  } finally {
    underWay -= 1
  }
  if (failure) throw failure.error
}

/** A stream may fail halfway; the adapter would write the error into the download. */
async function stream(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  // Other streams are already compressed: zips, pictures.
  const isPlain = isExport(response)
  if (isPlain) outgoing.appendHeader('vary', 'accept-encoding')
  const encoding = isPlain ? chooseEncoding(incoming.headers['accept-encoding']) : undefined
  if (encoding) outgoing.setHeader('content-encoding', encoding)
  outgoing.writeHead(response.status)
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.end()
    await response.body?.cancel()
    return
  }
  // The parts of the server and the pipeline watch its end: more than the ten that Node takes for a leak.
  outgoing.setMaxListeners(20)
  const sent = encoding
    ? pipeline(response.body, createCompressor(encoding, quality()), outgoing)
    : pipeline(response.body, outgoing)
  await sent.catch(() => outgoing.destroy())
}
