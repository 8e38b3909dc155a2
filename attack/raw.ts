import { connect, type Socket } from 'node:net'

/** A busy machine takes its time to begin; what has begun goes on at once. */
const silentMs = 5000
const quietMs = 700

/** Sends raw bytes, even invalid ones, and returns what comes back until the server closes or says no more. */
export function rawExchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.setTimeout(silentMs, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk
      socket.setTimeout(quietMs)
    })
    socket.on('close', () => resolve(answer))
    // A server that refuses may reset the connection after its answer.
    socket.on('error', () => {})
  })
}

/** The statuses of all answers on the connection. */
export function statusesIn(answer: string): number[] {
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))
}

/** Resolves with the milliseconds until the server hangs up. */
export function timeUntilClosed(socket: Socket): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    socket.on('error', () => {})
    socket.resume().on('close', () => resolve(performance.now() - began))
  })
}
