import { connect, type Socket } from 'node:net'

export interface Answered {
  status: number
  milliseconds: number
}

interface Stream {
  url: string
  headers: Record<string, string>
  perSecond: number
  seconds: number
}

/** A tick of the clock, in milliseconds. */
const tick = 5

/** As a proxy in front of the shop keeps them. */
const mostConnections = 400

/**
 * Asks at an even pace, however long the answers take, as many people do who know nothing of one another. autocannon cannot:
 * each of its connections sends its share of a second at once and waits for the answers in between. Where every connection
 * is taken, the next is waited for.
 *
 * Over plain sockets: `node:http` spends more on a request than the shop on refusing it, and the two share the cores.
 */
export async function steadyStream({ url, headers, perSecond, seconds }: Stream): Promise<Answered[]> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const answered: Answered[] = []
  const idle: Connection[] = []
  const open = new Set<Connection>()
  const failed = Promise.withResolvers<never>()
  let busy = 0

  function send(): void {
    const connection = idle.pop() ?? openConnection(Number(port), hostname, failed.reject)
    open.add(connection)
    const sent = performance.now()
    busy += 1
    connection.ask(question, (status) => {
      answered.push({ status, milliseconds: performance.now() - sent })
      busy -= 1
      if (connection.isUsable()) idle.push(connection)
      else open.delete(connection)
    })
  }

  const began = performance.now()
  let asked = 0
  const done = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - began) / 1000
      const due = Math.min(passed, seconds) * perSecond
      for (; asked < due && busy < mostConnections; asked += 1) send()
      if (passed < seconds || busy > 0) return
      clearInterval(timer)
      resolve()
    }, tick)
  })
  await Promise.race([done, failed.promise]).finally(() => {
    for (const connection of open) connection.close()
  })
  return answered
}

interface Connection {
  ask(question: Buffer, answered: (status: number) => void): void
  isUsable(): boolean
  close(): void
}

function openConnection(port: number, host: string, onFault: (error: Error) => void): Connection {
  const socket: Socket = connect({ port, host, noDelay: true })
  let onAnswer: ((status: number) => void) | undefined
  let received: Buffer[] = []
  let isLast = false
  socket.on('data', (chunk) => {
    received.push(chunk)
    const text = received.length === 1 ? chunk : Buffer.concat(received)
    received = [text]
    const answer = readAnswer(text)
    if (!answer) return
    received = []
    isLast = answer.isLast
    onAnswer?.(answer.status)
    onAnswer = undefined
  })
  const fail = (error: Error) => onAnswer && onFault(error)
  socket.on('error', fail).on('close', () => fail(new Error('the connection was closed before the answer')))
  return {
    ask(question, answered) {
      onAnswer = answered
      socket.write(question)
    },
    isUsable: () => !isLast && !socket.destroyed && socket.readyState === 'open',
    close: () => socket.destroy(),
  }
}

/** Undefined until all of it is there. */
function readAnswer(bytes: Buffer): { status: number; isLast: boolean } | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const isWhole =
    length === undefined ? bytes.subarray(-5).equals(lastChunk) : bytes.length >= end + 4 + Number(length)
  if (!isWhole) return undefined
  return { status: Number(head.slice(9, 12)), isLast: /\r\nconnection: close/i.test(head) }
}

const lastChunk = Buffer.from('0\r\n\r\n')
