import { Agent, request } from 'node:http'

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
 */
export async function steadyStream({ url, headers, perSecond, seconds }: Stream): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections })
  const { hostname: host, port, pathname, search } = new URL(url)
  const options = { agent, host, port, path: pathname + search, headers }
  const answered: Answered[] = []
  const busy = new Set<Promise<void>>()
  const faults: unknown[] = []

  function ask(): Promise<void> {
    const sent = performance.now()
    return new Promise((resolve, reject) => {
      const asked = request(options, (answer) => {
        answer.resume().on('end', () => {
          answered.push({ status: answer.statusCode ?? 0, milliseconds: performance.now() - sent })
          resolve()
        })
      })
      asked.on('error', reject).end()
    })
  }

  function send(): void {
    const answer = ask()
      .catch((fault) => void faults.push(fault))
      .finally(() => busy.delete(answer))
    busy.add(answer)
  }

  const began = performance.now()
  let asked = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - began) / 1000
      const due = Math.min(passed, seconds) * perSecond
      for (; asked < due && busy.size < mostConnections; asked += 1) send()
      if (passed < seconds) return
      clearInterval(timer)
      resolve()
    }, tick)
  })
  await Promise.all(busy)
  agent.destroy()
  if (faults.length > 0) throw faults[0]
  return answered
}
