import type { ToPrimary } from './messages.ts'

/** The primary aggregates the metrics of all web processes; a web process that receives the request asks it. */
export function createMetricsClient(send: (message: ToPrimary) => void) {
  const waiting = new Map<number, (text: string) => void>()
  let last = 0
  return {
    ask(): Promise<string> {
      last += 1
      const id = last
      send({ kind: 'metrics', id })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    answer(id: number, text: string): void {
      waiting.get(id)?.(text)
      waiting.delete(id)
    },
  }
}
