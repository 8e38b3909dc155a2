import { connect, type Socket } from 'node:net'

interface Calls {
  url: string
  headers: Record<string, string>
  callers: number
  seconds: number
}

export interface Called {
  perSecond: number
  /** Sorted, in milliseconds. */
  waits: number[]
}

/**
 * Callers who ask again as soon as they have their answer, each on a connection of its own. They read no more of it than
 * where it ends: a generator that takes answers apart needs as much of the two cores as the shop that gives them.
 */
export async function callAgain({ url, headers, callers, seconds }: Calls): Promise<Called> {
  const { hostname, port, pathname, search, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const until = performance.now() + seconds * 1000
  const waits: number[] = []

  async function call(): Promise<void> {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    try {
      while (performance.now() < until) {
        const asked = performance.now()
        socket.write(question)
        await readAnswer(socket, url)
        waits.push(performance.now() - asked)
      }
    } finally {
      socket.destroy()
    }
  }

  await Promise.all(Array.from({ length: callers }, call))
  return { perSecond: waits.length / seconds, waits: waits.sort((a, b) => a - b) }
}

const headEnd = Buffer.from('\r\n\r\n')

/** Resolves with the last byte of an answer that is well. */
function readAnswer(socket: Socket, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let begun: Buffer = Buffer.alloc(0)
    let left: number | undefined

    function read(piece: Buffer): void {
      try {
        if (left === undefined) {
          begun = Buffer.concat([begun, piece])
          left = bytesLeft(begun)
        } else left -= piece.length
        if (left !== undefined && left <= 0) finish()
      } catch (fault) {
        finish(fault)
      }
    }
    function finish(fault?: unknown): void {
      socket.off('data', read).off('error', finish).off('close', close)
      if (fault === undefined) resolve()
      else reject(new Error(`${url} was not answered`, { cause: fault }))
    }
    const close = () => finish('the connection ended')
    socket.on('data', read).on('error', finish).on('close', close)
  })
}

/** What is still to come of an answer that began so; undefined while its head is not whole. */
function bytesLeft(begun: Buffer): number | undefined {
  const end = begun.indexOf(headEnd)
  if (end < 0) return undefined
  const head = begun.toString('latin1', 0, end)
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head)
  return Number(length) - (begun.length - end - headEnd.length)
}
