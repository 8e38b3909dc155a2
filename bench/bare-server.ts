import { createServer } from 'node:http'

/** Started by measure-calibration.ts. */
const server = createServer((_incoming, outgoing) => {
  outgoing.setHeader('content-type', 'text/plain')
  outgoing.end('ok')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
