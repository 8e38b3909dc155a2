import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SweepLoop, startSweepLoop } from './sweep-loop.ts'

let loop: SweepLoop
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await loop.stop()
  vi.useRealTimers()
})

function loopOver(sweep: () => Promise<void>) {
  const spy = vi.fn(sweep)
  loop = startSweepLoop({ sweep: spy, stop: async () => {} }, { log: pino({ enabled: false }) })
  return spy
}

test('it sweeps at once and every five seconds', async () => {
  const sweep = loopOver(async () => {})
  await vi.advanceTimersByTimeAsync(1)
  expect(sweep).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(sweep).toHaveBeenCalledTimes(2)
})

test('a hundred wakes cause one sweep', async () => {
  const sweep = loopOver(async () => {})
  await vi.advanceTimersByTimeAsync(1)
  for (let count = 0; count < 100; count++) loop.wake()
  await vi.advanceTimersByTimeAsync(50)
  expect(sweep).toHaveBeenCalledTimes(2)
})

test('a wake during a sweep causes exactly one more', async () => {
  const claim = Promise.withResolvers<void>()
  const sweep = loopOver(() => claim.promise)
  await vi.advanceTimersByTimeAsync(1)
  for (let count = 0; count < 10; count++) loop.wake()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sweep).toHaveBeenCalledTimes(1)
  claim.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sweep).toHaveBeenCalledTimes(2)
})

test('a failed sweep is followed by the next', async () => {
  const sweep = loopOver(() => Promise.reject(new Error('Connection terminated unexpectedly')))
  await vi.advanceTimersByTimeAsync(10_100)
  expect(sweep).toHaveBeenCalledTimes(3)
})

test('after stopping there is no sweep', async () => {
  const sweep = loopOver(async () => {})
  await vi.advanceTimersByTimeAsync(1)
  await loop.stop()
  loop.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledTimes(1)
})
