import { exchange, questionOf } from './exchange.ts'

interface Calls {
  url: string
  headers: Record<string, string>
  callers: number
  seconds: number
}

export interface Called {
  perSecond: number
  /** Sorted, in milliseconds. */
  waits: number[]
}

/** Clients that send the next request as soon as they have the response, each on its own connection. */
export async function callAgain({ url, headers, callers, seconds }: Calls): Promise<Called> {
  const question = questionOf(url, headers)
  const until = performance.now() + seconds * 1000
  const waits: number[] = []

  async function call(): Promise<void> {
    const socket = question.open()
    try {
      while (performance.now() < until) {
        const asked = performance.now()
        const status = await exchange(socket, question)
        if (status !== 200) throw new Error(`${url} answered ${status}`)
        waits.push(performance.now() - asked)
      }
    } finally {
      socket.destroy()
    }
  }

  await Promise.all(Array.from({ length: callers }, call))
  return { perSecond: waits.length / seconds, waits: waits.sort((a, b) => a - b) }
}
