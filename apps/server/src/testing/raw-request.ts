import { connect } from 'node:net'

const quietMs = 1000

/** Sends raw bytes, even invalid ones, and returns all that comes back until the server closes or says no more. */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text.replaceAll('\n', '\r\n')))
    let answer = ''
    socket.setEncoding('utf8')
    // Not before: on a busy machine the first byte may take longer.
    socket.once('data', () => socket.setTimeout(quietMs, () => socket.destroy()))
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    // A server that refuses may reset the connection after its answer.
    socket.on('error', () => {})
  })
}
