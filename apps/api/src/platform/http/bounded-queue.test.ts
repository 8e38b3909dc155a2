import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'
import { isRefusal } from './refusal.ts'

/** Work that the test finishes, with a count of what runs concurrently. */
function heavyWork() {
  const ends: (() => void)[] = []
  const seen = { running: 0, most: 0, order: [] as number[] }
  const piece = (name: number) => async () => {
    seen.running += 1
    seen.most = Math.max(seen.most, seen.running)
    seen.order.push(name)
    await new Promise<void>((resolve) => ends.push(resolve))
    seen.running -= 1
    return name
  }
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count; ended++) {
      while (ends.length === 0) await Promise.resolve()
      ends.shift()?.()
    }
  }
  return { piece, seen, endAll }
}

test('a limited number runs, a limited number waits in order, and the rest is refused at once', async () => {
  const queue = createBoundedQueue({ atOnce: 2, waiting: 3 })
  const { piece, seen, endAll } = heavyWork()
  const outcomes = Array.from({ length: 8 }, (_, name) => queue.run(piece(name)))
  const refused = await Promise.all(outcomes.slice(5))
  expect(refused.every(isRefusal)).toBe(true)
  expect(queue.isFull()).toBe(true)
  expect(refused[0]).toMatchObject({ refused: 'overloaded', retryAfterSeconds: 1 })
  await endAll(5)
  expect(await Promise.all(outcomes.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
  expect(queue.isFull()).toBe(false)
  expect(seen).toMatchObject({ most: 2, order: [0, 1, 2, 3, 4] })
})

test('failed work releases its slot', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await queue.run(async () => 'again')).toBe('again')
})
