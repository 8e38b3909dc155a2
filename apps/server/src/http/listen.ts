import cluster from 'node:cluster'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http'
import { type ListenOptions, Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '../fault.ts'
import { type BodyLimits, bodyLimits, watchBodies } from './body-watch.ts'
import { createClientCount } from './client-count.ts'

export interface Listening {
  port: number
  /** From now on each answer ends its connection, so that the next request goes elsewhere. */
  endKeepAlive(): void
  /** Stops accepting requests and finishes running ones within `limit` milliseconds. */
  drain(limit: number): Promise<void>
}

export type UpgradeHandler = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface ListenLimits {
  /** Open connections of one client network. Infinity behind a proxy, whose connections are those of all visitors. */
  connectionsPerClient: number
  bodies: BodyLimits
  timeouts: Pick<
    ServerOptions,
    'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
  >
}

/** The visitor's line may be slow: 200 MB of an upload take their time, headers do not. */
const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

export async function listen(
  handler: RequestListener,
  host: string | undefined,
  port: number,
  limits: Partial<ListenLimits> = {},
  upgrade?: UpgradeHandler,
): Promise<Listening> {
  const server = createServer({ ...timeouts, ...limits.timeouts })
  limitConnections(server, limits.connectionsPerClient ?? Number.POSITIVE_INFINITY)
  watchBodies(server, limits.bodies ?? bodyLimits)
  const connections = trackConnections(server, handler)
  if (upgrade) server.on('upgrade', upgrade)
  await opened(server, { port, ...(host !== undefined && { host }), ...sharing() })
  return {
    port: portOf(server),
    endKeepAlive: connections.endKeepAlive,
    drain: (limit) => drain(server, connections, limit),
  }
}

/**
 * Checks the port before anything else starts; 0 becomes a free port. Retries, because the processes of a store that
 * was just killed may still be exiting.
 */
export async function probePort(host: string, port: number, timeoutMs = 1500): Promise<number> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const server = createServer()
    try {
      await opened(server, { host, port })
      const found = portOf(server)
      await new Promise((resolve) => server.close(resolve))
      return found
    } catch (error) {
      if (performance.now() > deadline || !isTaken(error)) throw error
      await pause(100)
    }
  }
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof Fault ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
}

/**
 * Where the system supports SO_REUSEPORT it distributes the connections, and a killed process loses only its own.
 * Elsewhere the primary distributes them.
 */
function sharing(): ListenOptions {
  return cluster.isWorker && process.platform === 'linux' ? { reusePort: true, exclusive: true } : {}
}

function opened(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, options.host ?? '', options.port ?? 0)))
    server.listen(options, resolve)
  })
}

function explain(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  const messages = {
    EADDRINUSE: `El puerto ${port} está ocupado por otro programa: ciérrelo o elija otro con PORT=${port + 1}.`,
    EACCES: `Este usuario no puede usar el puerto ${port}: elija uno de 1024 en adelante con PORT.`,
    EADDRNOTAVAIL: `Esta máquina no tiene la dirección ${host}: corrija HOST.`,
    ENOTFOUND: `No se encuentra la dirección ${host}: corrija HOST.`,
  }
  const sentence = Object.entries(messages).find(([name]) => name === code)?.[1]
  return sentence ? new Fault(sentence, 'port', { cause: error }) : error
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Who keeps hundreds of connections open is no browser; a town behind one address has some dozens. */
function limitConnections(server: Server, most: number): void {
  const clients = createClientCount({ client: most })
  server.on('connection', (socket) => {
    const leave = clients.enter(socket.remoteAddress ?? '')
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

interface Connections {
  endKeepAlive(): void
  /** Ends connections that have carried nothing for a while. */
  endIdle(): void
}

/** A request may be on its way over an idle connection. */
const idleGraceMs = 250

/** Node calls a connection idle only after its first request; browsers open some that never carry one. */
function trackConnections(server: Server, handler: RequestListener): Connections {
  const idleSince = new Map<Socket, number>()
  let isEnding = false
  server.on('connection', (socket) => {
    idleSince.set(socket, performance.now())
    socket.once('close', () => idleSince.delete(socket))
  })
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    // It crossed the end of its connection: nobody would get the answer.
    if (socket.writableEnded) return
    idleSince.delete(socket)
    outgoing.once('close', () => {
      if (!socket.destroyed) idleSince.set(socket, performance.now())
    })
    if (isEnding) outgoing.setHeader('connection', 'close')
    handler(incoming, outgoing)
  })
  return {
    endKeepAlive() {
      isEnding = true
    },
    endIdle() {
      const before = performance.now() - idleGraceMs
      // Not destroyed: the system answers what still arrives at a destroyed one with a reset.
      for (const [socket, since] of idleSince) if (since < before) socket.end()
    },
  }
}

async function drain(server: Server, connections: Connections, limit: number): Promise<void> {
  connections.endKeepAlive()
  // The method of http.Server destroys idle connections at once, with the requests on their way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  await Promise.race([closed, pause(Math.min(idleGraceMs, limit), undefined, { ref: false })])
  const idle = setInterval(connections.endIdle, 50)
  const closeTimer = setTimeout(() => server.closeAllConnections(), Math.max(0, limit - idleGraceMs))
  await closed
  clearInterval(idle)
  clearTimeout(closeTimer)
}
