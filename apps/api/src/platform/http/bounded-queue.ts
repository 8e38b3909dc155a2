import { type Refusal, refuse } from './refusal.ts'

export const queueFull = refuse('overloaded', { retryAfterSeconds: 1 })

export interface BoundedQueue {
  /** Whether `run` would refuse now. */
  isFull(): boolean
  /** Queues the work, or refuses it if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T | Refusal>
}

/**
 * Runs expensive work with limited concurrency and a limited queue. Work that would wait too long is refused at once: a
 * growing queue serves nobody in time.
 */
export function createBoundedQueue(limits: { atOnce: number; waiting: number }): BoundedQueue {
  let running = 0
  const line: (() => void)[] = []

  async function turn(): Promise<void> {
    if (running < limits.atOnce) running += 1
    else await new Promise<void>((resolve) => line.push(resolve))
  }

  /** Hands the slot to the next in the queue. */
  function leave(): void {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  const isFull = () => running >= limits.atOnce && line.length >= limits.waiting

  return {
    isFull,
    async run(work) {
      if (isFull()) return queueFull
      await turn()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
