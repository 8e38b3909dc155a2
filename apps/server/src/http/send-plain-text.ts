import type { ServerResponse } from 'node:http'

/** A response of the server itself, not of a page or the API. */
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
