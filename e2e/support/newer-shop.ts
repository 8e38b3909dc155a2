import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requireStore } from './running-store.ts'

export interface NewerShop {
  address: string
  /** From now on its service worker is another one, as after an update of the shop. */
  publish(): void
  close(): void
}

/** The running store behind an address of its own, where a new version can come out without disturbing other specs. */
export async function newerShop(): Promise<NewerShop> {
  const store = new URL(requireStore().address)
  let isNewer = false

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method = 'GET' } = incoming
    const changes = isNewer && url === '/sw.js'
    const headers = { ...incoming.headers, ...(changes && { 'accept-encoding': 'identity' }) }
    // Unchanged, as far as the store knows.
    if (changes) delete headers['if-none-match']
    const passed = request({ host: store.hostname, port: store.port, path: url, method, headers })
    passed.on('response', (response) => {
      const { 'content-length': length, etag, ...others } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, changes ? others : response.headers)
      response
        .on('end', () => outgoing.end(changes ? '\n// newer\n' : undefined))
        .pipe(outgoing, { end: false })
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      isNewer = true
    },
    close: () => server.close().closeAllConnections(),
  }
}
