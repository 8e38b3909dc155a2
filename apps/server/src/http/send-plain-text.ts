import type { ServerResponse } from 'node:http'

/** An answer of the server itself, outside pages and API. */
export function sendPlainText(
  outgoing: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  })
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body)
}
