import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { localhostCertificate } from './localhost-certificate.ts'

export interface TlsProxy {
  port: number
  close(): Promise<void>
}

/** Terminates TLS and forwards requests over plain HTTP, like nginx or a load balancer. */
export async function startTlsProxy(target: () => number): Promise<TlsProxy> {
  const server = createServer(localhostCertificate, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': incoming.headers.host ?? '',
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    }
    const { method, url } = incoming
    const onward = request({ port: target(), host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
