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

/** Waits for the home page. Throws when it is not the shop's, or when `isAlive` says that nobody will serve it. */
export async function waitForHomePage(port, seconds, isAlive = () => true) {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    const answer = await fetchText(port, '/')
    if (answer?.status === 200 && /<title>[^<]*TecnoClick/.test(answer.text)) return
    if (answer && answer.status !== 503)
      throw new Error(`The home page answers ${answer.status}:\n${answer.text.slice(0, 1000)}`)
    if (!isAlive()) throw new Error('The shop ended before it served a page.')
    if (performance.now() > deadline) throw new Error(`No page on port ${port} after ${seconds} s.`)
    await pause(50)
  }
}

/** Undefined while nobody listens. */
export async function fetchText(port, path) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined // refused, reset or too slow: the caller asks again
  }
}
