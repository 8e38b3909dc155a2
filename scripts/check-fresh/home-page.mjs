import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Waits for the home page. Throws when it is not the shop's, or when `isAlive` says that nothing will serve it. */
export async function waitForHomePage(port, seconds, isAlive = () => true) {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    const response = await fetchText(port, '/')
    if (response?.status === 200 && /<title>[^<]*TecnoClick/.test(response.text)) return
    if (response && response.status !== 503)
      throw new Error(`The home page answers ${response.status}:\n${response.text.slice(0, 1000)}`)
    if (!isAlive()) throw new Error('The shop ended before it served a page.')
    if (performance.now() > deadline) throw new Error(`No page on port ${port} after ${seconds} s.`)
    await pause(50)
  }
}

/** Undefined while nothing listens. */
export async function fetchText(port, path) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) })
    return { status: response.status, text: await response.text() }
  } catch {
    return undefined // refused, reset or too slow: the caller asks again
  }
}
