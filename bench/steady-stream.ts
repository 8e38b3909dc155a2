import { Agent, get } from 'node:http'

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
 * Asks at an even pace, however long the answers take, as many people do who know nothing of one another. (Generators that
 * send each second's requests in one burst measure the burst.)
 */
export async function steadyStream({ url, headers, perSecond, seconds }: Stream): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections })
  const answered: Answered[] = []
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  let asked = 0

  function ask(): void {
    let sent = performance.now()
    const answer = new Promise<void>((resolve, reject) => {
      const settle = (status: number) => {
        answered.push({ status, milliseconds: performance.now() - sent })
        resolve()
      }
      get(url, { agent, headers }, (response) => {
        response
          .resume()
          .on('end', () => settle(response.statusCode ?? 0))
          .on('error', reject)
      })
        .on('error', reject)
        .on('socket', () => {
          sent = performance.now()
        })
    })
    underWay.add(answer)
    answer.then(
      () => underWay.delete(answer),
      () => {},
    )
  }

  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - began) / 1000
      const due = Math.min(passed, seconds) * perSecond
      for (; asked < due; asked += 1) ask()
      if (passed < seconds) return
      clearInterval(timer)
      resolve()
    }, tick)
  })
  await Promise.all(underWay)
  agent.destroy()
  return answered
}
