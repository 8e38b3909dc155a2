import { connect, type Socket } from 'node:net'

/** A serialized GET request and its connection. */
export interface Question {
  url: string
  bytes: Buffer
  open(): Socket
}

export function questionOf(url: string, headers: Record<string, string>): Question {
  const { hostname, port, pathname, search, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return {
    url,
    bytes: Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`),
    open: () => connect({ host: hostname, port: Number(port), noDelay: true }),
  }
}

const headEnd = Buffer.from('\r\n\r\n')

/**
 * Sends the request and resolves with the status at the last byte. Parses only what is needed to find the end: a full
 * client would need as much CPU as the shop.
 */
export function exchange(socket: Socket, { url, bytes }: Question): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    let head: Head | undefined

    function read(piece: Buffer): void {
      if (head) head.left -= piece.length
      else {
        received = received.length === 0 ? piece : Buffer.concat([received, piece])
        head = readHead(received)
      }
      if (head && head.left <= 0) finish()
    }
    function finish(fault?: unknown): void {
      socket.off('data', read).off('error', finish).off('close', close)
      if (head && fault === undefined) resolve(head.status)
      else reject(new Error(`${url} was not answered`, { cause: fault }))
    }
    const close = () => finish('the connection ended')
    socket.on('data', read).on('error', finish).on('close', close)
    socket.write(bytes)
  })
}

interface Head {
  status: number
  /** Bytes still to come. */
  left: number
}

/** Parses the head of a response; undefined while it is incomplete. */
function readHead(received: Buffer): Head | undefined {
  const end = received.indexOf(headEnd)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const [, status, length] = /^HTTP\/1\.1 (\d+)[\s\S]*?^content-length: (\d+)$/im.exec(head) ?? []
  return { status: Number(status), left: Number(length) - (received.length - end - headEnd.length) }
}
