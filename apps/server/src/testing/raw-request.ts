import { connect } from 'node:net'

/** Sends raw bytes, even invalid ones, and returns the whole response. */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text.replaceAll('\n', '\r\n')))
    let response = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (response += chunk))
    socket.on('end', () => resolve(response))
    socket.on('error', reject)
  })
}
