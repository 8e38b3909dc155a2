import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  port: number
  /** The same database through the proxy. */
  url: string
  up(port?: number): Promise<number>
  /** Closes the port and every connection. */
  down(): Promise<void>
  /**
   * Connections stay open and nothing comes through any more, as when a cable is pulled. New ones work, unless they are
   * to stay silent too, as those of a PostgreSQL that is stopped.
   */
  freeze(options?: { forNew?: boolean }): void
  /** New connections work again. */
  thaw(): void
}

/** Stands for a machine: a port that leads to PostgreSQL and can go down. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { searchParams, hostname, port, username, password, pathname } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  const open = new Set<Socket>()
  let isSilent = false
  const server = createServer((visitor) => {
    if (isSilent) {
      open.add(visitor)
      visitor.on('error', () => {})
      visitor.on('close', () => open.delete(visitor))
      return
    }
    const target = folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(port), hostname)
    for (const socket of [visitor, target]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    visitor.pipe(target).pipe(visitor)
  })
  const up = async (wanted = 0) => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const ownPort = await up()
  return {
    port: ownPort,
    url: `postgres://${username}:${password}@127.0.0.1:${ownPort}${pathname}`,
    up,
    async down() {
      for (const socket of open) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
    freeze({ forNew = false } = {}) {
      isSilent = forNew
      for (const socket of open) socket.unpipe().pause()
    },
    thaw() {
      isSilent = false
    },
  }
}
