import {
  brotli,
  brotliSync,
  chooseEncoding,
  type Encoding,
  gzipped,
  smallestCompressed,
} from './content-encoding.ts'
import { keptContent } from './kept-content.ts'
import { pageWeight } from './send-content.ts'

const text = /^(text\/|application\/(json|xml|[\w.-]+\+(json|xml))|image\/svg)/
/** Larger than any page. Longer content would block the event loop too long. */
const mostAtOnce = 500_000

/** Text that is buffered before it is sent. */
export function isText(response: Response): boolean {
  return text.test(typeOf(response)) && !isExport(response) && !isEventStream(response)
}

/** Exports are streamed in batches; buffering one would fill the memory. */
export function isExport(response: Response): boolean {
  return typeOf(response).startsWith('text/csv')
}

/** Open for minutes: its events are sent as they come. */
export function isEventStream(response: Response): boolean {
  return typeOf(response).startsWith('text/event-stream')
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? ''
}

/** Compresses a text response unless it is small or already compressed. */
export async function compressResponse(
  response: Response,
  accepted: string | undefined,
  quality: number,
): Promise<Response> {
  const { headers, status } = response
  headers.append('vary', 'accept-encoding')
  const encoding = headers.has('content-encoding') ? undefined : chooseEncoding(accepted)
  if (!encoding || !response.body) return response
  const content = keptContent(response) ?? Buffer.from(await response.arrayBuffer())
  headers.delete('content-length')
  if (content.length < smallestCompressed) return new Response(content, { status, headers })
  headers.set('content-encoding', encoding)
  const body = await packed(content, encoding, quality)
  for (const [name, value] of Object.entries(pageWeight(typeOf(response), body.length)))
    headers.set(name, value)
  return new Response(body, { status, headers })
}

function packed(content: Buffer, encoding: Encoding, quality: number) {
  if (encoding === 'gzip') return gzipped(content)
  return content.length <= mostAtOnce ? brotliSync(content, quality) : brotli(content, quality)
}
