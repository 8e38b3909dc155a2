import type { ToPrimary } from './messages.ts'

/** The primary adds up what all web processes measured; whichever of them is asked asks it. */
export function createMetricsQuestion(tell: (message: ToPrimary) => void) {
  const waiting = new Map<number, (text: string) => void>()
  let last = 0
  return {
    ask(): Promise<string> {
      last += 1
      const id = last
      tell({ kind: 'metrics', id })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    answer(id: number, text: string): void {
      waiting.get(id)?.(text)
      waiting.delete(id)
    },
  }
}
