import type { Socket } from 'node:net'
import { exchange, questionOf } from './exchange.ts'

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

/** Timer interval in milliseconds. */
const tick = 5

/** Like the keep-alive connections of a proxy. */
const mostConnections = 400

/**
 * Sends requests at a constant rate, independent of response times, as independent visitors do. (Load generators that
 * send each second's requests in one burst measure the burst.) If every connection is busy, the next request waits.
 */
export async function steadyStream({ url, headers, perSecond, seconds }: Stream): Promise<Answered[]> {
  const question = questionOf(url, headers)
  const answered: Answered[] = []
  const free: Socket[] = []
  const busy = new Set<Promise<void>>()
  const faults: unknown[] = []

  async function ask(socket: Socket): Promise<void> {
    const sent = performance.now()
    const status = await exchange(socket, question)
    answered.push({ status, milliseconds: performance.now() - sent })
    free.push(socket)
  }

  function send(): void {
    const answer = ask(free.pop() ?? question.open())
      .catch((fault) => void faults.push(fault))
      .finally(() => busy.delete(answer))
    busy.add(answer)
  }

  const startedAt = performance.now()
  let asked = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - startedAt) / 1000
      const due = Math.min(passed, seconds) * perSecond
      for (; asked < due && busy.size < mostConnections; asked += 1) send()
      if (passed < seconds) return
      clearInterval(timer)
      resolve()
    }, tick)
  })
  await Promise.all(busy)
  for (const socket of free) socket.destroy()
  if (faults.length > 0) throw faults[0]
  return answered
}
